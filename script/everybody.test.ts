import { expect, test } from 'vitest'
import { isEverybody } from './everybody.ts'

test.each(['ALL', 'All:', 'EVERYBODY', 'Everyone', 'ALL (together)', 'all together', 'EVERYONE (CONT’D)'])(
  '%j is the whole room',
  (name) => expect(isEverybody(name)).toBe(true),
)

test.each(['ALLY', 'ALL THE DONUTS', 'BOTH', 'THE CROWD', 'NOBODY', ''])('%j is not', (name) =>
  expect(isEverybody(name)).toBe(false),
)
