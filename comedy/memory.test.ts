import { describe, expect, test } from 'vitest'
import { deck } from '../deck/deck.ts'
import { type Line } from '../script/line.ts'
import { parseScript } from '../script/parse/parse.ts'
import { type Brief } from './beat-sheet.ts'
import { heardBefore } from './gates.ts'
import { listPlayed } from './house-writer.ts'
import { freshFirst, type Memory } from './memory.ts'
import { writeForHouse } from './test/house.ts'
import { sampleBrief } from './test/sample-brief.ts'

describe('the fresh come first', () => {
  const order = (...lately: string[]) => freshFirst(['a', 'b', 'c'], (item) => item, lately).join('')

  test('in their order, then those that were heard longest ago', () => {
    expect(order()).toBe('abc')
    expect(order('a')).toBe('bca')
    expect(order('b', 'a')).toBe('cab')
    expect(order('a', 'b', 'c', 'a')).toBe('cba')
  })
})

/** A room that likes a few cards draws them again and again. */
async function playEvening(scripts: number, remembers: boolean): Promise<number[]> {
  let lately: Memory = []
  const played: Line[][] = []
  const few = { ...deck, programs: deck.programs.slice(0, 8) }
  for (let index = 0; index < scripts; index++) {
    const brief: Brief = { ...sampleBrief(few, 300 + index), lately: remembers ? lately : [] }
    const { sheet, text } = await writeForHouse(brief)
    lately = [...listPlayed(sheet), ...lately]
    played.push(parseScript(text, { cast: brief.cast.map(({ name }) => name) }))
  }
  return heardBefore(played)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('an evening of twenty scripts', () => {
  test(
    'repeats few lines for players who are remembered, and more for others',
    { timeout: 60_000 },
    async () => {
      const remembered = await playEvening(20, true)
      expect(mean(remembered)).toBeLessThanOrEqual(0.08)
      expect(remembered.at(-1)).toBeLessThanOrEqual(0.25)
      expect(mean(await playEvening(20, false))).toBeGreaterThan(2 * mean(remembered))
    },
  )
})
