import { expect, test } from 'vitest'
import { readTypedCode } from './typed-code.ts'

test.each([
  ['BCDF', 'BCDF'],
  [' bcdf ', 'BCDF'],
  ['b c-d f', 'BCDF'],
  ['"BCDF"', 'BCDF'],
  ['“bcdf”.', 'BCDF'],
  ['yarn.example/room/BCDF', 'BCDF'],
  ['https://yarn.example/room/bcdf/', 'BCDF'],
  ['BCD', null],
  ['BCDFG', null],
  ['ABCD', null],
  ['', null],
])('%s is the code %s', (text, code) => expect(readTypedCode(text)).toBe(code))
