import { expect, test } from 'vitest'
import { placeOfVisit, readVisit } from './visit.ts'

test.each([
  ['', { isExplicit: true }, { scriptId: null, rating: 'r-rated' }],
  ['', { isExplicit: false }, { scriptId: null, rating: 'family-friendly' }],
  ['?script=s1', { isExplicit: true }, { scriptId: 's1', rating: 'r-rated' }],
  ['?script=s1', null, { scriptId: 's1', rating: null }],
  ['?script=s1', { isExplicit: 'yes' }, { scriptId: 's1', rating: null }],
  ['?script=', { isExplicit: false }, { scriptId: null, rating: 'family-friendly' }],
  ['', null, null],
  ['', undefined, null],
  ['', {}, null],
  ['', { isExplicit: 'true' }, null],
  ['', { isExplicit: 1 }, null],
  ['', { isExplicit: null }, null],
  ['', [true], null],
  ['', 'isExplicit', null],
  ['', 7, null],
])('%j with %j', (search, state, visit) => {
  expect(readVisit(search, state)).toEqual(visit)
})

test('leads back to the same script and rating', () => {
  const visit = { scriptId: 'a&b/c', rating: 'r-rated' } as const
  const { path, state } = placeOfVisit(visit)
  expect(readVisit(path.slice('/quickgame'.length), structuredClone(state))).toEqual(visit)
})
