import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readKept, writeKept } from './kept.ts'

const cards = { characters: 'c1', programs: 'p1', settings: 's1' }
const hand = {
  characters: ['c1', 'c2', 'c3'],
  programs: ['p1', 'p2', 'p3'],
  settings: ['s1', 's2', 's3'],
}
const state = {
  playerNames: ['Ada', 'Bo'],
  scriptRating: 'r-rated',
  turn: 1,
  hand,
  selection: { characters: 'c2', programs: 'p1', settings: null },
  entries: [
    { seat: 0, scriptId: 'a-1', cards, title: 'The Sock' },
    { seat: 1, scriptId: 'b-1', cards, title: null },
  ],
  shown: 'b-1',
  votes: [1],
}

test('all of a duel is kept', () => {
  const kept = readKept(state)
  expect(kept).toEqual({
    seats: { players: ['Ada', 'Bo'], rating: 'r-rated' },
    turn: 1,
    hand,
    selection: state.selection,
    entries: state.entries,
    shown: 'b-1',
    votes: [1],
  })
  expect(kept && writeKept(kept)).toEqual(state)
})

test('the setup begins a duel', () => {
  expect(readKept({ playerNames: ['Ada', 'Bo'], scriptRating: 'family-friendly' })).toEqual({
    seats: { players: ['Ada', 'Bo'], rating: 'family-friendly' },
    turn: 0,
    hand: null,
    selection: { characters: null, programs: null, settings: null },
    entries: [],
    shown: null,
    votes: null,
  })
})

test.each([
  null,
  undefined,
  7,
  'x',
  {},
  { playerNames: 'Ada, Bo' },
  { playerNames: [] },
  { playerNames: ['Ada'] },
  { playerNames: Array(99).fill('Ada') },
  { playerNames: ['Ada', ' \u0000 '] },
  { playerNames: ['Ada', 7] },
])('%j is no duel', (state) => expect(readKept(state)).toBeNull())

test.each([
  [{ turn: 2 }, { turn: 0 }],
  [{ turn: 'last' }, { turn: 0 }],
  [{ hand: [] }, { hand: null, selection: { characters: null, programs: null, settings: null } }],
  [{ entries: 'all' }, { entries: [], shown: null, votes: null }],
  [{ entries: [null, 1, {}, { ...state.entries[0], seat: 2 }] }, { entries: [] }],
  [{ entries: [{ ...state.entries[0], scriptId: '../x' }] }, { entries: [] }],
  [{ entries: [{ ...state.entries[0], cards: {} }] }, { entries: [] }],
  [{ entries: [{ ...state.entries[0], title: '<b>\u202e' }] }, { entries: [{ title: 'b' }] }],
  [{ shown: 'nobody' }, { shown: null }],
  [{ votes: [7, 0] }, { votes: [] }],
  [{ votes: {} }, { votes: null }],
])('of %j is taken what may be', (made, kept) => {
  expect(readKept({ ...state, ...made })).toMatchObject(kept)
})

test('nothing made by hand throws, and what is read is read again as it is', () => {
  const anything = fc.record(
    {
      playerNames: fc.oneof(fc.array(fc.string({ maxLength: 99 }), { maxLength: 8 }), fc.anything()),
      turn: fc.anything(),
      hand: fc.anything(),
      selection: fc.anything(),
      entries: fc.anything(),
      shown: fc.anything(),
      votes: fc.anything(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(anything, (state) => {
      const kept = readKept(state)
      if (kept) expect(readKept(writeKept(kept))).toEqual(kept)
    }),
  )
})
