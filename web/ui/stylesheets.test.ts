import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (file: string) => readFileSync(`web/${file}`, 'utf8')
const stylesheets = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
)
const onlyForPointers = /@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

test('what a pointer lifts does not stay lifted under a thumb', () => {
  expect(stylesheets.length).toBeGreaterThan(40)
  const sticky = stylesheets.filter((file) => read(file).replaceAll(onlyForPointers, '').includes(':hover'))
  expect(sticky).toEqual([])
})

const tokens = read('ui/tokens.css')
const base = read('ui/base.css')

describe.each([
  ['light', 0],
  ['dark', 1],
])('in the %s', (_, scheme) => {
  const colour = (name: string) => {
    const [, value = ''] = new RegExp(`--${name}: (.*);`).exec(tokens) ?? []
    const known = value.match(/#\w{6}/g) ?? []
    return known[scheme] ?? known[0] ?? ''
  }

  test('text that is marked can be read', () => {
    const [, behind, text] =
      /::selection \{\s*background: var\(--(\w+)\);\s*color: var\(--(\w+)\);/.exec(base) ?? []
    expect(contrast(colour(behind ?? ''), colour(text ?? ''))).toBeGreaterThan(7)
  })

  test('the halftone is too faint to be seen through small text', () => {
    expect(contrast(colour('dot'), colour('bg'))).toBeLessThan(1.1)
  })
})

/** WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return channels.reduce((sum, share, n) => sum + share * ([0.2126, 0.7152, 0.0722][n] ?? 0), 0)
}
