import { expect, test } from 'vitest'
import { keptLength } from './half-line.ts'

const line = '<character>Mo</character>\n<dialogue>Hello there.</dialogue>\n'

test.each([
  ['nothing', '', ''],
  ['half a tag', '<charac', ''],
  ['half a line after very many', `${line.repeat(9_000)}<action>A do`, line.repeat(9_000)],
  [
    'a line without an end after very many',
    `${line.repeat(9_000)}${'and '.repeat(9_000)}`,
    line.repeat(9_000),
  ],
  ['a line without an end', 'and '.repeat(90_000), ''],
  ['whole lines', line, line],
  ['half a word', `${line}<action>A do`, line],
  ['half a line after its cue', `${line}<character>Ada</character>\n<dialogue>I was`, line],
  ['a cue', `${line}<character>Ada</character>\n`, line],
  [
    'a cue and its manner',
    `${line}<character>Ada</character>\n<parenthetical>(sadly)</parenthetical>\n`,
    line,
  ],
  ['only a cue', '<character>Ada</character>\n', ''],
  [
    'a place',
    `${line}<scene-heading>INT. ROOM - DAY</scene-heading>\n`,
    `${line}<scene-heading>INT. ROOM - DAY</scene-heading>\n`,
  ],
])('$0', (_name, text, kept) => {
  expect(text.slice(0, keptLength(text))).toBe(kept)
})
