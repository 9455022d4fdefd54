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

test('nobody has a portion of nothing', () => {
  expect(portionsOf(script, []).map(({ percent }) => percent)).toEqual([0, 0, 0])
})
