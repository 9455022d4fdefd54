import { expect, test } from 'vitest'
import { pathOfScript, readVisit, stateOf } from './visit.ts'

test.each([
  ['', { isExplicit: true }, { to: 'new-script', rating: 'r-rated' }],
  ['', { isExplicit: false }, { to: 'new-script', rating: 'family-friendly' }],
  ['?script=s1', { isExplicit: true }, { to: 'script', scriptId: 's1', rating: 'r-rated' }],
  ['?script=s1', null, { to: 'script', scriptId: 's1', rating: null }],
  ['?script=s1', { isExplicit: 'yes' }, { to: 'script', scriptId: 's1', rating: null }],
  ['?script=', { isExplicit: false }, { to: 'new-script', rating: 'family-friendly' }],
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
  const search = pathOfScript('a&b/c').slice('/quickgame'.length)
  expect(readVisit(search, stateOf('r-rated'))).toEqual({
    to: 'script',
    scriptId: 'a&b/c',
    rating: 'r-rated',
  })
})
