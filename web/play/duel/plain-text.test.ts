import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Line, lineKinds } from '../../../script/line.ts'
import { plainParagraphs } from './plain-text.ts'

const line = (kind: Line['kind'], text: string, speaker: string | null = null): Line => ({
  kind,
  text,
  speaker,
})

test('a speech is one paragraph under its speaker, everything else stands alone', () => {
  const lines = [
    line('title', 'The Last Sock'),
    line('act', 'Act One'),
    line('scene-heading', 'Int. laundromat - night'),
    line('action', 'A dryer growls.'),
    line('character', 'Ada', 'Ada'),
    line('parenthetical', 'whispering', 'Ada'),
    line('dialogue', 'It ate <b>my</b> sock.', 'Ada'),
    line('character', 'Kevin', 'Kevin'),
    line('dialogue', 'Again?', 'Kevin'),
    line('dialogue', 'The good one?', 'Kevin'),
    line('character', 'Kevin', 'Kevin'),
    line('dialogue', 'Oh.', 'Kevin'),
    line('transition', 'Cut to:'),
  ]
  expect(plainParagraphs(lines)).toEqual([
    'THE LAST SOCK',
    'ACT ONE',
    'INT. LAUNDROMAT - NIGHT',
    'A dryer growls.',
    'ADA\n(whispering)\nIt ate <b>my</b> sock.',
    'KEVIN\nAgain?\nThe good one?',
    'KEVIN\nOh.',
    'CUT TO:',
  ])
})

const anyLine = fc.record({
  kind: fc.constantFrom(...lineKinds),
  text: fc.stringMatching(/^[a-z ]{1,9}$/),
  speaker: fc.option(fc.constantFrom('Ada', 'Kevin')),
})

test('nothing is lost, and a further line leaves the paragraphs before the last as they are', () => {
  fc.assert(
    fc.property(fc.array(anyLine), anyLine, (lines, more) => {
      const before = plainParagraphs(lines)
      const after = plainParagraphs([...lines, more])
      expect(after.slice(0, Math.max(0, before.length - 1))).toEqual(before.slice(0, -1))
      const texts = after.flatMap((paragraph) => paragraph.split('\n')).map((text) => text.toLowerCase())
      const expected = [...lines, more].map(({ kind, text }) =>
        kind === 'parenthetical' ? `(${text})` : text,
      )
      expect(texts).toEqual(expected)
    }),
  )
})
