import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Mode } from './modes.ts'
import {
  cleanPlayerName,
  fitsMode,
  longestPlayerName,
  readCircleState,
  readDuelState,
  distinguishNames,
  writeCircleState,
  writeDuelState,
} from './seats.ts'

const cleanNames = fc
  .array(
    fc.oneof(
      fc.constantFrom('Ada', 'ada', 'Ada (2)', 'Ada (3)', 'x'.repeat(40)),
      fc.string({ unit: 'binary' }),
    ),
    {
      minLength: 2,
      maxLength: 6,
    },
  )
  .map((names) => names.map((name) => cleanPlayerName(name) || 'Bo'))

describe('distinguishNames', () => {
  test.each<[string[], string[]]>([
    [
      ['Ada', 'Bo'],
      ['Ada', 'Bo'],
    ],
    [
      ['Ada', 'Ada', 'Ada'],
      ['Ada', 'Ada (2)', 'Ada (3)'],
    ],
    [
      ['Ada', 'ada'],
      ['Ada', 'ada (2)'],
    ],
    [
      ['Ada', 'Ada', 'Ada (2)'],
      ['Ada', 'Ada (3)', 'Ada (2)'],
    ],
  ])('%j are %j', (names, apart) => {
    expect(distinguishNames(names)).toEqual(apart)
  })

  test('no two have one name, none grows too long, and who differs already keeps theirs', () => {
    fc.assert(
      fc.property(cleanNames, (names) => {
        const apart = distinguishNames(names)
        expect(apart).toHaveLength(names.length)
        expect(new Set(apart.map((name) => name.toLowerCase())).size).toBe(names.length)
        expect(apart.every((name) => Array.from(name).length <= longestPlayerName)).toBe(true)
        expect(apart.map(cleanPlayerName)).toEqual(apart)
        expect(distinguishNames(apart)).toEqual(apart)
        expect(apart[0]).toBe(names[0])
      }),
    )
  })
})

describe('navigation state', () => {
  test('what the setup hands over is what the game reads', () => {
    fc.assert(
      fc.property(
        cleanNames,
        fc.constantFrom('family-friendly' as const, 'r-rated' as const),
        (names, rating) => {
          const seats = { players: distinguishNames(names), rating }
          expect(readDuelState(writeDuelState(seats))).toEqual(seats)
          expect(readCircleState(writeCircleState(seats))).toEqual(seats)
        },
      ),
    )
  })

  test('group play hands over an object whose values are the names', () => {
    expect(writeCircleState({ players: ['Ada', 'Bo'], rating: 'r-rated' })).toEqual({
      players: { player1: 'Ada', player2: 'Bo' },
      scriptRating: 'r-rated',
    })
  })

  test.each<[unknown, string]>([
    ['r-rated', 'r-rated'],
    ['family-friendly', 'family-friendly'],
    ['R-RATED', 'family-friendly'],
    [undefined, 'family-friendly'],
    [{ toString: 'r-rated' }, 'family-friendly'],
  ])('the rating %j is %s', (scriptRating, rating) => {
    expect(readDuelState({ playerNames: ['Ada', 'Bo'], scriptRating })?.rating).toBe(rating)
    expect(readCircleState({ players: { a: 'Ada', b: 'Bo' }, scriptRating })?.rating).toBe(rating)
  })

  test('names arrive clean, whole and apart', () => {
    const playerNames = ['<b>Ada</b>', 'x'.repeat(10_000), 'B\u0000o\n', 'bada', 'b\u202eAda/b']
    expect(readDuelState({ playerNames })?.players).toEqual([
      'bAda/b',
      'x'.repeat(40),
      'B o',
      'bada',
      'bAda/b (2)',
    ])
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['no object', 'Ada'],
    ['a number', 7],
    ['an empty object', {}],
    ['no players', []],
    ['one player', ['Ada']],
    ['seven players', Array.from({ length: 7 }, () => 'Ada')],
    ['99 players', Array.from({ length: 99 }, () => 'Ada')],
    ['names that are no texts', ['Ada', 7]],
    ['names that are objects', ['Ada', { trim: 'Bo' }]],
    ['a name with nothing in it', ['Ada', ' \u200b\t']],
    ['a name of markup alone', ['Ada', '<>']],
    ['holes', Array(3)],
  ])('%s is no state to play from', (_what, names) => {
    expect(readDuelState({ playerNames: names })).toBeNull()
    expect(readCircleState({ players: names })).toBeNull()
    expect(readDuelState(names)).toBeNull()
    expect(readCircleState(names)).toBeNull()
  })

  test('whatever it is, it is read without a fault, and only ever as two to six clean names', () => {
    const anything = fc.anything({ withNullPrototype: true, withSparseArray: true })
    const state = fc.oneof(
      anything,
      fc.record({ playerNames: anything, players: anything, scriptRating: anything }),
    )
    fc.assert(
      fc.property(state, (made) => {
        for (const seats of [readDuelState(made), readCircleState(made)]) {
          if (seats === null) continue
          expect(seats.players.length).toBeGreaterThanOrEqual(2)
          expect(seats.players.length).toBeLessThanOrEqual(6)
          expect(seats.players.map(cleanPlayerName)).toEqual(seats.players)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

test.each<[Mode, number[]]>([
  ['quick', [0]],
  ['head-to-head', [1, 2, 3, 4, 5, 6]],
  ['group', [2, 3, 4, 5, 6]],
])('%s is started with so many names: %j', (mode, counts) => {
  const fitting = [0, 1, 2, 3, 4, 5, 6, 7, 99].filter((count) =>
    fitsMode(Array<string>(count).fill('Ada'), mode),
  )
  expect(fitting).toEqual(counts)
})
