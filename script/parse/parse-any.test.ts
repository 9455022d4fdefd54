import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText, markup } from '../test/arbitrary-script.ts'
import { cast } from '../test/expect-lines.ts'
import { type Line } from '../line.ts'
import { createParser, parseScript } from './parse.ts'
import { snapSpeaker } from './snap-speaker.ts'
import { wholeLength } from './whole.ts'

const options = fc.constantFrom({ cast }, { cast: [] })

function settle(text: string): readonly Line[] {
  const parser = createParser({ cast })
  parser.push(text)
  return parser.lines
}

const joined = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/gu

describe('any text', () => {
  test('gives the same lines in whatever chunks it comes', () => {
    fc.assert(
      fc.property(anyText, options, fc.array(fc.nat(12), { minLength: 1 }), (text, given, sizes) => {
        const parser = createParser(given)
        for (let from = 0, i = 0; from < text.length; i += 1) {
          const size = sizes[i % sizes.length]! + (i % sizes.length === 0 ? 1 : 0)
          parser.push(text.slice(from, from + size))
          from += size
        }
        parser.end()
        expect(parser.lines).toEqual(parseScript(text, given))
      }),
      { numRuns: 500 },
    )
  })

  test('gives tidy lines: never empty, on one line, without invisible characters, read by the cast', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const line of parseScript(text, { cast })) {
          expect(line.text).not.toBe('')
          expect(line.text).toBe(line.text.trim())
          expect(line.text.replace(joined, '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\ufffd]/u)
          if (line.speaker !== null) expect(cast).toContain(line.speaker)
          if (line.kind === 'dialogue' || line.kind === 'character') expect(line.speaker).not.toBeNull()
          else if (line.kind !== 'parenthetical') expect(line.speaker).toBeNull()
        }
      }),
      { numRuns: 500 },
    )
  })

  test('puts every speech under its cue', () => {
    fc.assert(
      fc.property(anyText, options, (text, given) => {
        let cue: string | null = null
        for (const line of parseScript(text, given)) {
          if (line.kind === 'character' && given.cast.length === 0) expect(line.text).toBe(line.speaker)
          else if (line.kind !== 'character' && line.speaker !== null) expect(line.speaker).toBe(cue)
          cue = line.speaker
        }
      }),
    )
  })

  test('is the same with half an emoji, and stored, where a half becomes U+FFFD', () => {
    fc.assert(
      fc.property(anyText, options, (text, given) => {
        expect(parseScript(text, given)).toEqual(parseScript(text.replace(/\p{Cs}/gu, '\ufffd'), given))
      }),
      { numRuns: 500 },
    )
  })

  test('shows a name of the cast only over what it says itself', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { kind, text: name, speaker } of parseScript(text, { cast }))
          if (kind === 'character' && name !== speaker) expect(snapSpeaker(name, cast)).toBeNull()
      }),
    )
  })

  test('never changes a settled line', () => {
    fc.assert(
      fc.property(anyText, markup, (text, more) => {
        const settled = settle(text)
        expect(parseScript(text + more, { cast }).slice(0, settled.length)).toEqual(settled)
      }),
      { numRuns: 500 },
    )
  })

  test('keeps its settled lines when the last half line is dropped', () => {
    fc.assert(
      fc.property(anyText, markup, (text, more) => {
        const whole = text.slice(0, wholeLength(text, { cast }))
        const settled = settle(text)
        expect(settle(whole)).toEqual(settled)
        expect(parseScript(whole + more, { cast }).slice(0, settled.length)).toEqual(settled)
      }),
      { numRuns: 500 },
    )
  })
})
