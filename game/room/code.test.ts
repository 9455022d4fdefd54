import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { codeLength, codeLetters, makeCode, readCode } from './code.ts'

test('a code that is made is read, in any case and with spaces and hyphens', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const code = makeCode(seededRandom(seed))
      expect(code).toHaveLength(codeLength)
      expect(code.split('').every((letter) => codeLetters.includes(letter))).toBe(true)
      expect(readCode(code)).toBe(code)
      expect(readCode(` ${code.slice(0, 2).toLowerCase()}-${code.slice(2)} `)).toBe(code)
    }),
  )
})

test.each(['', 'BCD', 'BCDFG', 'ABCD', 'BCDY', 'BC1D', 'ΒCDF'])('"%s" is none', (text) => {
  expect(readCode(text)).toBeNull()
})
