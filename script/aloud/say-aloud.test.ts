import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sayAloud } from './say-aloud.ts'

test.each([
  ['Forty years I defused bombs.', ['Forty years I defused bombs.']],
  ['INT. HAUNTED LAUNDROMAT - NIGHT', ['Interior. haunted laundromat - night']],
  ['EXT. Beach – Day', ['Exterior. Beach – Day']],
  ['INT./EXT. CAR', ['Interior and exterior. car']],
  ['CUT TO:', ['cut to:']],
  ['NO WAY!', ['no way!']],
  ['A GHOST folds a sheet.', ['A GHOST folds a sheet.']],
  ['OK!', ['OK!']],
  ['I *never* did _that_ 🦆.', ['I never did that .']],
  ['…', []],
  ['🦆🦆', []],
  ['', []],
])('%j is said as %j', (text, said) => {
  expect(sayAloud(text)).toEqual(said)
})

test('nothing is said that takes longer than a breath, and no word is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('sock', 'Kevin.', 'no!', 'laundromat,', 'I'), { maxLength: 200 }),
      (words) => {
        const parts = sayAloud(words.join(' '))
        for (const part of parts) expect(part.length).toBeLessThanOrEqual(130)
        expect(parts.join(' ')).toBe(words.join(' '))
      },
    ),
  )
})
