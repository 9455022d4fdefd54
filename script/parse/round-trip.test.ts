import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText, someLines } from '../test/arbitrary-script.ts'
import { cast } from '../test/expect-lines.ts'
import { type Line } from '../line.ts'
import { parseScript } from './parse.ts'
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
