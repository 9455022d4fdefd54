import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nothingSelected } from '../table/hand.ts'
import { placeOfVisit, readGroupVisit, withHand } from './visit.ts'

const setup = { players: { a: 'Ada', b: 'Bo' }, scriptRating: 'r-rated' }
const hand = {
  characters: ['c1', 'c2', 'c3'],
  programs: ['p1', 'p2', 'p3'],
  settings: ['s1', 's2', 's3'],
}
const selection = { ...nothingSelected, programs: 'p2' }

test('a game begins with what the setup hands over', () => {
  expect(readGroupVisit('', setup)).toEqual({
    seats: { players: ['Ada', 'Bo'], rating: 'r-rated' },
    scriptId: null,
    hand: null,
    selection: nothingSelected,
  })
})

test.each([null, 7, 'x', {}, [], { players: {} }, { players: { a: 'Ada' } }, { players: { a: 1, b: 2 } }])(
  '%j alone is no game, but a script can be opened with it',
  (state) => {
    expect(readGroupVisit('', state)).toBeNull()
    expect(readGroupVisit('?script=', state)).toBeNull()
    expect(readGroupVisit('?script=s1', state)).toMatchObject({ seats: null, scriptId: 's1' })
  },
)

test('address and history entry give the same game back', () => {
  const visit = readGroupVisit('?script=a%26b%2Fc', { ...setup, hand, selection })
  if (!visit) throw new Error('no visit')
  expect(visit).toMatchObject({ scriptId: 'a&b/c', hand, selection })
  const { path, state } = placeOfVisit(visit, visit)
  expect(readGroupVisit(path.slice('/group-play-screen'.length), structuredClone(state))).toEqual(visit)
  expect(withHand(visit, hand).selection).toEqual(nothingSelected)
})

test('another script gets an entry of its own, and everything else stands in the one that there is', () => {
  const visit = readGroupVisit('?script=s1', setup)
  if (!visit) throw new Error('no visit')
  const howOf = (change: object, before: object) =>
    placeOfVisit({ ...visit, ...change }, { ...visit, ...before }).how
  expect(howOf({ scriptId: 's2' }, {})).toBe('push')
  expect(howOf({}, { scriptId: null })).toBe('replace')
  expect(howOf({ hand }, {})).toBe('replace')
})

test('no state made by hand breaks it', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (players, hands, selected) => {
      const visit = readGroupVisit('?script=x', { players, hand: hands, selection: selected })
      expect(visit?.scriptId).toBe('x')
    }),
  )
})
