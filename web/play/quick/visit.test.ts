import { expect, test } from 'vitest'
import { placeOfVisit, readVisit } from './visit.ts'

const familyFriendly = { scriptId: null, rating: 'family-friendly' }

test.each([
  ['', { isExplicit: true }, { scriptId: null, rating: 'r-rated' }],
  ['', { isExplicit: false }, { scriptId: null, rating: 'family-friendly' }],
  ['?script=s1', { isExplicit: true }, { scriptId: 's1', rating: 'r-rated' }],
  ['?script=s1', null, { scriptId: 's1', rating: null }],
  ['?script=s1', { isExplicit: 'yes' }, { scriptId: 's1', rating: null }],
  ['?script=', { isExplicit: false }, { scriptId: null, rating: 'family-friendly' }],
  ['', null, familyFriendly],
  ['', undefined, familyFriendly],
  ['', {}, familyFriendly],
  ['', { isExplicit: 'true' }, familyFriendly],
  ['', { isExplicit: 1 }, familyFriendly],
  ['', { isExplicit: null }, familyFriendly],
  ['', [true], familyFriendly],
  ['', 'isExplicit', familyFriendly],
  ['', 7, familyFriendly],
])('%j with %j', (search, state, visit) => {
  expect(readVisit(search, state)).toEqual(visit)
})

test('leads back to the same script and rating', () => {
  const visit = { scriptId: 'a&b/c', rating: 'r-rated' } as const
  const { path, state } = placeOfVisit(visit)
  expect(readVisit(path.slice('/quickgame'.length), structuredClone(state))).toEqual(visit)
})
