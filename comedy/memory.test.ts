import { describe, expect, test } from 'vitest'
import { deck } from '../deck/deck.ts'
import { parseScript } from '../script/parse/parse.ts'
import { type Brief } from './beat-sheet.ts'
import { heardBefore } from './gates.ts'
import { listPlayed, planForHouse, writeActs } from './house-writer.ts'
import { freshFirst, type Memory } from './memory.ts'
import { sampleBrief } from './test/sample-brief.ts'

describe('the fresh come first', () => {
  const order = (...lately: string[]) => freshFirst(['a', 'b', 'c'], (item) => item, lately).join('')

  test('in their order, then those that were heard longest ago', () => {
    expect(order()).toBe('abc')
    expect(order('a')).toBe('bca')
    expect(order('b', 'a')).toBe('cab')
    expect(order('a', 'b', 'c', 'a')).toBe('cba')
  })

  test('a unit was heard when any of its variants was', () => {
    expect(order('a/2')).toBe('bca')
  })
})

function playEvening(scripts: number, remembers: boolean) {
  let lately: Memory = []
  return heardBefore(
    Array.from({ length: scripts }, (_, index) => {
      const brief: Brief = { ...sampleBrief(deck, 300 + index), lately: remembers ? lately : [] }
      const sheet = planForHouse(brief)
      lately = [...listPlayed(brief, sheet), ...lately]
      const cast = brief.cast.map(({ name }) => name)
      return parseScript([...writeActs(brief, sheet)].join(''), { cast })
    }),
  )
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('an evening of twenty scripts', () => {
  test('repeats few lines for players who are remembered, and more for others', { timeout: 60_000 }, () => {
    const remembered = playEvening(20, true)
    expect(mean(remembered)).toBeLessThanOrEqual(0.08)
    expect(remembered.at(-1)).toBeLessThanOrEqual(0.25)
    expect(mean(playEvening(20, false))).toBeGreaterThan(2 * mean(remembered))
  })
})
