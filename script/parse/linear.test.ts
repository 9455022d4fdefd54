import { describe, expect, test } from 'vitest'
import { plainCases } from '../test/plain-cases.ts'
import { tagCases } from '../test/tag-cases.ts'
import { parseScript } from './parse.ts'

const nasty = [
  '<', '</', '<a', '<a ', '<a\n', '<dialogue', '<dialogue>', '<dialogue>a', '<p class="', '<!--', '<think>', '</think>', '<script>', '<b>', '<h1>',
  '&', '&#', '&amp', '\\', '(', '()', '(a', 'a (b) ', 'a. (b) ', '[', '{', '{"', '[{"a":"', '"', '“"', ':', ' :', 'K:', 'KEVIN:', 'KEVIN: ', 'Kevin: a\n', 'X: a\n', 'BOOM\n', 'a\n',
  '*', '* ', '**', 'a *', '*a* ', '_a', '`', '#', '# ', '- ', '> ', '1. ', '.', 'a', ' ', '\n', '\r', '\u200b', '🦆', '\ud83e', 'é', '\u0301',
] // prettier-ignore
const cast = ['Kevin', 'Grandma Dynamite']

const places = ['', '<character>a', '<character>KEVIN</character><dialogue>', 'KEVIN: ']

function measure(text: string): number {
  const from = performance.now()
  parseScript(text, { cast })
  return performance.now() - from
}

/** How much longer eight times the text takes: about 8 times in linear time, 64 in quadratic. */
function measureGrowth(place: string, unit: string): number {
  const text = unit.repeat(Math.ceil(25_000 / unit.length))
  let growth = Infinity
  for (let attempt = 0; attempt < 20 && growth >= 24; attempt += 1) {
    const once = measure(`${place}${text}a`)
    growth = Math.min(growth, measure(`${place}${text.repeat(8)}a`) / Math.max(once, 2))
  }
  return growth
}

describe('the parser takes time linear in the text', { timeout: 30_000 }, () => {
  test.each(nasty)('for many %j', (unit) => {
    for (const place of places) expect(measureGrowth(place, unit), place).toBeLessThan(24)
  })

  test('for many whole scripts', () => {
    const all = [...tagCases, ...plainCases].map((one) => one.text).join('\n')
    expect(measureGrowth('', all)).toBeLessThan(24)
  })
})
