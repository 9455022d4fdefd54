import { describe, expect, test } from 'vitest'
import { parseScript } from '../../script/parse/parse.ts'
import { readSpeeches } from '../../script/aloud/speeches.ts'
import { cleanHabits } from './habits.ts'
import { stepMs } from './pace.ts'
import { cleanPlace } from './place.ts'

describe('what a device remembers', () => {
  test.each([
    [
      { speed: 200, size: 3 },
      { speed: 200, size: 3 },
    ],
    [
      { speed: 9000, size: 99 },
      { speed: 260, size: 5 },
    ],
    [
      { speed: 0, size: -1 },
      { speed: 90, size: 0 },
    ],
    [
      { speed: 'x', size: null },
      { speed: 130, size: 1 },
    ],
    [null, { speed: 130, size: 1 }],
    [7, { speed: 130, size: 1 }],
  ])('%j is read as %j', (kept, habits) => expect(cleanHabits(kept)).toEqual(habits))

  const place = { chapter: 0, act: 1, line: 2, part: 0 }
  test.each([
    ['end', 'end'],
    [place, place],
    [{ ...place, more: 1 }, place],
    [{ ...place, line: -1 }, null],
    [{ ...place, line: 1.5 }, null],
    [{}, null],
    [null, null],
    ['start', null],
  ])('the place %j is %j', (kept, read) => expect(cleanPlace(kept)).toEqual(read))
})

test('a step stays as long as its words take, and never too short to be seen', () => {
  const cast = ['Ada']
  const [long, short] = readSpeeches([
    [parseScript(`ADA: ${'word '.repeat(26)}end.\n\nCUT TO:\n\nADA: Hm.`, { cast })],
  ])
  expect(stepMs(long!, 135)).toBe(12_500)
  expect(stepMs(long!, 270)).toBe(6500)
  expect(stepMs(short!, 130)).toBe(1500)
})
