import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText, someLines } from '../test/arbitrary-script.ts'
import { cast } from '../test/expect-lines.ts'
import { type Line } from '../line.ts'
import { parseScript } from './parse.ts'
import { toPlainText } from '../paper/plain-text.ts'
import { writeTags } from '../tags.ts'

const speakers = (lines: readonly Line[]) => [...new Set(lines.flatMap(({ speaker }) => speaker ?? []))]

describe('writeTags', () => {
  test('is read back to the same lines', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        expect(parseScript(writeTags(lines), { cast: speakers(lines) })).toEqual(lines)
      }),
    )
  })

  test('is read back to what was read from any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = parseScript(text, { cast })
        expect(parseScript(writeTags(lines), { cast })).toEqual(lines)
      }),
      { numRuns: 500 },
    )
  })

  test('escapes what would be markup', () => {
    expect(writeTags([{ kind: 'action', text: '<b> & \\n', speaker: null }])).toBe(
      '<action>&#60;b&gt; &amp; &#92;n</action>\n',
    )
  })
})

describe('toPlainText', () => {
  test('reads as a screenplay', () => {
    const tags = `<title>The Rinse</title><act>ACT ONE</act><scene-heading>INT. LAUNDROMAT - NIGHT</scene-heading>
      <action>A sock falls.</action><character>KEVIN</character><parenthetical>(sadly)</parenthetical>
      <dialogue>That was my sock.</dialogue><character>PLUM</character><dialogue>Was it?</dialogue><transition>CUT TO:</transition>`
    expect(toPlainText(parseScript(tags, { cast }))).toBe(
      'Title: The Rinse\n\nACT ONE\n\nINT. LAUNDROMAT - NIGHT\n\nA sock falls.\n\nKEVIN:\n(sadly)\nThat was my sock.\n\nDETECTIVE PLUM:\nWas it?\n\nCUT TO:\n',
    )
  })

  test('takes credits for credits only on the title page', () => {
    const lines = parseScript('INT. ATTIC\n\nBy the sea, a sock.\n\nKEVIN:\nBy the way, no.', { cast })
    expect(toPlainText(lines)).toBe('INT. ATTIC\n\nBy the sea, a sock.\n\nKEVIN:\nBy the way, no.\n')
    expect(parseScript(toPlainText(lines), { cast })).toEqual(lines)
    const titled = parseScript('<title>The Rinse</title><action>By the sea, a sock.</action>')
    expect(parseScript(toPlainText(titled))).toEqual(titled)
  })

  test('is read back to the same lines', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        expect(parseScript(toPlainText(lines), { cast: speakers(lines) })).toEqual(lines)
      }),
      { numRuns: 500 },
    )
  })

  test('is read back to what was read from any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = parseScript(text, { cast })
        expect(parseScript(toPlainText(lines), { cast })).toEqual(lines)
      }),
      { numRuns: 500 },
    )
  })
})
