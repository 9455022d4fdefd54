import fc from 'fast-check'
import { expect, it } from 'vitest'
import { setTitle, type Word } from './title-lines.ts'

const space = { width: 1000, height: 160, sizes: [84, 72, 64, 48, 36], space: 26 }
const wordsOf = (title: string): Word[] => title.split(' ').map((text) => ({ text, width: text.length * 55 }))

it.each([
  ['Hi', 84, ['Hi']],
  ['See Appendix C', 84, ['See Appendix C']],
  ['Madame Maybe in Her Space Court', 72, ['Madame Maybe in', 'Her Space Court']],
])('sets “%s” at %i', (title, size, lines) => {
  expect(setTitle(wordsOf(title), space)).toEqual({ size, lines })
})

it('shrinks what is long, and cuts what is longer than that', () => {
  const long = 'word '.repeat(24).trim()
  expect(setTitle(wordsOf(long), space).size).toBeLessThan(84)
  const { lines, size } = setTitle(wordsOf('word '.repeat(90).trim()), space)
  expect([size, lines.length, lines.at(-1)?.endsWith('…')]).toEqual([36, 4, true])
})

it('never is wider or higher than there is room, and loses no letter but at the end', () => {
  const word = fc.string({ minLength: 1, maxLength: 80 }).map((text) => text.replaceAll(' ', '_') || '_')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (texts) => {
      const { size, lines } = setTitle(wordsOf(texts.join(' ')), space)
      expect(lines.length * size * 1.06).toBeLessThanOrEqual(Math.max(space.height, size * 1.06))
      const shown = lines.join('').replaceAll(' ', '').replace(/…$/, '')
      expect(texts.join('').startsWith(shown) || shown === texts.join('')).toBe(true)
    }),
  )
})
