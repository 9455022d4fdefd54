import { describe, expect, test } from 'vitest'
import { wholeLength } from './whole.ts'

describe('wholeLength', () => {
  test.each([
    ['', ''],
    ['Hel', ''],
    ['KEVIN: One.\nPLUM: Tw', 'KEVIN: One.\n'],
    ['KEVIN\r\nOne.\r\nTw', 'KEVIN\r\nOne.\r\n'],
    ['KEVIN\nOn', 'KEVIN\n'],
    ['<dialogue>One.</dialogue>\n<dialogue>Tw', '<dialogue>One.</dialogue>\n'],
    ['<dialogue>One.</dialogue><b>Tw', '<dialogue>One.</dialogue>'],
    ['<dialogue>One.</dialogue>\n<dialo', '<dialogue>One.</dialogue>\n'],
    ['<dialogue>One.\nTw', ''],
    ['<action>A.</action><think>Hm. <action>B.</action>', '<action>A.</action>'],
    ['<action>A.</action><!-- <action>B.</action>', '<action>A.</action>'],
    ['<character>KEVIN\n<dialogue>On', '<character>KEVIN\n<dialogue>'],
    ['[{"type":"action","text":"A."},{"type":"action","te', '[{"type":"action","text":"A."},{'],
  ])('of %j is that of %j', (text, whole) => {
    expect(text.slice(0, wholeLength(text))).toBe(whole)
  })
})
