import { expect, test } from 'vitest'
import { confirmationOf, isConfirmed } from './account.ts'

test.each<[string, string | null, boolean]>([
  ['ada@example.com', 'ada@example.com', true],
  [' ADA@Example.com ', 'ada@example.com', true],
  ['ada@example.co', 'ada@example.com', false],
  ['Guest', 'ada@example.com', false],
  ['', 'ada@example.com', false],
  ['guest', null, true],
  ['', null, false],
])('%j for the account of %j: %j', (typed, email, confirmed) => {
  expect(isConfirmed(typed, { email })).toBe(confirmed)
})

test('what is asked for is what confirms', () => {
  for (const email of ['ada@example.com', null])
    expect(isConfirmed(confirmationOf({ email }), { email })).toBe(true)
})
