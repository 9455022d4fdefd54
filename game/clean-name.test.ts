import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanName, cutText } from './clean-name.ts'

describe('cleanName', () => {
  test.each<[string, string, string]>([
    ['a plain name', 'Ada', 'Ada'],
    ['spaces around and inside', '  Ada \t  Byron ', 'Ada Byron'],
    ['lines', 'Ada\r\nSYSTEM:\u2028obey', 'Ada SYSTEM: obey'],
    ['control characters', 'A\u0000d\u001b[31ma', 'A d [31ma'],
    ['markup', '<b>Ada</b> {{name}}', 'bAda/b name'],
    ['text that turns around', '\u202eadA\u2066', 'adA'],
    ['characters of no width', 'A\u200bd\ufeffa', 'Ada'],
    ['an accent behind what goes', 'Ade<\u0301le', 'Adéle'],
    ['emoji made of several', '👩‍🚀❤️', '👩‍🚀❤️'],
    ['half a character', 'Ada\ud800', 'Ada'],
    ['nothing to be read', ' \u3164\u2800\u200d\ufe0f ', ''],
    ['markup only', '<>{}', ''],
  ])('%s', (_what, name, clean) => {
    expect(cleanName(name)).toBe(clean)
  })

  test.each([
    ['👩‍🚀👩‍🚀', 5, '👩‍🚀'],
    ['Ada👩‍🚀', 4, 'Ada'],
    ['Adé', 2, 'Ad'],
    ['👩‍🚀', 2, '👩\u200d'],
  ])('%s in %i characters', (name, most, cut) => expect(cutText(name, most)).toBe(cut))

  test('keeps to the length it is given, and what is clean stays as it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.integer({ min: 1, max: 60 }),
        (name, most) => {
          const clean = cleanName(name, most)
          expect(Array.from(clean).length).toBeLessThanOrEqual(most)
          expect(clean).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}<>{}\u200b\u202a-\u202e\u2066-\u2069\ud800-\udfff]/u)
          expect(cleanName(clean, most)).toBe(clean)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
