import { expect, test } from 'vitest'
import { readOrigin } from './way-back.ts'

test.each([
  [
    { from: 'quick', next: null },
    { from: 'quick', next: null },
  ],
  [
    { from: 'duel', next: { is: 'turn', player: ' Bo ' } },
    { from: 'duel', next: { is: 'turn', player: 'Bo' } },
  ],
  [
    { from: 'duel', next: { is: 'vote' } },
    { from: 'duel', next: { is: 'vote' } },
  ],
  [
    { from: 'duel', next: { is: 'turn', player: 7 } },
    { from: 'duel', next: null },
  ],
  [
    { from: 'page', next: 'x' },
    { from: 'page', next: null },
  ],
  [{ from: 'elsewhere' }, null],
  ['duel', null],
  [undefined, null],
])('an origin such as %j is read as %j', (origin, read) => {
  expect(readOrigin({ origin })).toEqual(read)
})

test.each([null, undefined, 7, 'x', []])('a state such as %j has none', (state) => {
  expect(readOrigin(state)).toBeNull()
})
