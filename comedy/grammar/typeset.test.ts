import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

test.each([
  ['I only said "we".', 'I only said “we”.'],
  ['"Help", it says.', '“Help”, it says.'],
  ["It isn't Ada's.", 'It isn’t Ada’s.'],
  ['He said “no”.', 'He said “no”.'],
])('%s', (typed, printed) => {
  expect(typeset(typed)).toBe(printed)
})
