import { describe, expect, test } from 'vitest'
import { cast } from '../test/expect-lines.ts'
import { createParser } from './parse.ts'

function follow(...chunks: readonly string[]): string[] {
  const parser = createParser({ cast })
  return chunks.map((chunk) => {
    const before = parser.lines.length
    parser.push(chunk)
    return parser.lines
      .slice(before)
      .map((line) => line.text)
      .join('|')
  })
}

describe('a line is out as soon as it is whole', () => {
  test('at its closing tag', () => {
    expect(follow('<character>KEVIN', '</character>', '<dialogue>', 'Hi.', '</dialogue>')).toEqual([
      '',
      'Kevin',
      '',
      '',
      'Hi.',
    ])
  })

  test('at its newline', () => {
    expect(follow('KEVIN: Hi.', '\n', 'PLUM:', '\n', 'Yes.', '\r')).toEqual([
      '',
      'Kevin|Hi.',
      '',
      'Detective Plum',
      '',
      'Yes.',
    ])
  })

  test('at the next tag where it was not closed', () => {
    expect(follow('<character>KEVIN\n', '<dialogue>', 'Hi.\n', '<character>')).toEqual([
      '',
      'Kevin',
      '',
      'Hi.',
    ])
  })

  test('a heading at its newline, a cue of the cast too', () => {
    expect(follow('INT. X\n', '\nKEVIN\n', 'Hi.\n')).toEqual(['INT. X', 'Kevin', 'Hi.'])
  })

  test('capitals that may be a cue wait for the next line, and no longer', () => {
    expect(follow('INT. X\n\n', 'MAN\n', 'Hi.\n', '\nBOOM\n', '\n')).toEqual([
      'INT. X',
      '',
      'MAN|Hi.',
      '',
      'BOOM',
    ])
  })

  test('prose before the script waits until the script begins', () => {
    expect(follow('Sure!\n', 'A laundromat.\n', 'INT. X\n')).toEqual(['', '', 'A laundromat.|INT. X'])
  })

  test('JSON at the end of each object', () => {
    expect(follow('[{"type":"action","text":"A sock."', '}', ',{"type":"action","text":"B."}')).toEqual([
      '',
      'A sock.',
      'B.',
    ])
  })

  test('a whole script in JSON line by line', () => {
    expect(follow('{"script": "KEVIN: Hi.', '\\n', 'PLUM: Yes.\\n')).toEqual([
      '',
      'Kevin|Hi.',
      'Detective Plum|Yes.',
    ])
  })

  test('a tag that never ends holds back little', () => {
    const [, lines = ''] = follow('KEVIN: One.\n<dialogue\n', 'PLUM: Two.\n'.repeat(99))
    expect(lines.split('|').length).toBeGreaterThan(99)
  })
})
