import { expect, test } from 'vitest'
import { type Line } from '../../../script/line.ts'
import { sampleScript } from '../../test/writing-sample.ts'
import { portionsOf } from './portions.ts'

const line = (kind: Line['kind'], speaker: string | null): Line => ({ kind, text: 'x', speaker })
const script = sampleScript({
  mode: 'group',
  cast: [
    { name: 'Ada', player: 'Bo' },
    { name: 'Kevin', player: 'Cy' },
  ],
  assignments: [
    { player: 'Bo', part: 'Ada' },
    { player: 'Cy', part: 'Kevin' },
    { player: 'Di', part: 'Kevin' },
  ],
})

test('a portion is of spoken lines, over all chapters and acts', () => {
  const lines = [
    [
      [line('character', 'Ada'), line('dialogue', 'Ada')],
      [line('action', null), line('dialogue', 'Kevin')],
    ],
    [[line('parenthetical', 'Ada'), line('dialogue', 'Kevin')]],
  ]
  expect(portionsOf(script, lines)).toEqual([
    { player: 'Bo', part: 'Ada', place: 0, lines: 1, percent: 33, sharedWith: [] },
    { player: 'Cy', part: 'Kevin', place: 1, lines: 2, percent: 67, sharedWith: ['Di'] },
    { player: 'Di', part: 'Kevin', place: 1, lines: 2, percent: 67, sharedWith: ['Cy'] },
  ])
})

test.each([
  [1, 1, 1],
  [1, 1, 6],
  [3, 3, 1],
  [7, 7, 2],
])('the portions of %i, %i and %i lines come to a hundred', (...counts) => {
  const parts = counts.map((_, n) => `Part ${n}`)
  const shared = sampleScript({
    mode: 'group',
    cast: parts.map((name) => ({ name, player: name })),
    assignments: parts.map((part) => ({ player: part, part })),
  })
  const lines = parts.flatMap((part, n) => Array.from({ length: counts[n]! }, () => line('dialogue', part)))
  const percents = portionsOf(shared, [[lines]]).map(({ percent }) => percent)
  expect(percents.reduce((sum, percent) => sum + percent)).toBe(100)
  for (const [n, percent] of percents.entries())
    expect(Math.abs(percent - (100 * counts[n]!) / lines.length)).toBeLessThan(1)
})

test('nobody has a portion of nothing', () => {
  expect(portionsOf(script, []).map(({ percent }) => percent)).toEqual([0, 0, 0])
})
