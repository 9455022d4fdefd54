import { expect, test } from 'vitest'
import { lengths } from './modes.ts'

// Minutes and tokens as the specification has them (spec §7 and §9).
const short = {
  first: { minutes: { from: 5, to: 5 }, acts: 5, maxTokens: 1000 },
  continuation: { minutes: { from: 3, to: 5 }, maxTokens: 1000 },
}
const long = {
  first: { minutes: { from: 10, to: 15 }, maxTokens: 2000 },
  continuation: { minutes: { from: 5, to: 7 }, maxTokens: 1500 },
}

test.each([
  ['quick', short],
  ['head-to-head', short],
  ['group', long],
] as const)('%s scripts are as long as promised', (mode, expected) =>
  expect(lengths[mode]).toMatchObject(expected),
)
