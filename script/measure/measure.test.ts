import { describe, expect, test } from 'vitest'
import { speech } from '../test/expect-lines.ts'
import { countSpokenWords, countWords } from '../count-words.ts'
import { measureScript } from './measure.ts'
import { parseScript } from '../parse/parse.ts'

const cast = ['Kevin', 'Plum']
const measure = (...lines: ReturnType<typeof speech>[]) => measureScript(lines.flat(), cast, 130)

describe('countSpokenWords', () => {
  test('counts dialogue only', () => {
    expect(
      countSpokenWords(parseScript('INT. LAUNDROMAT\n\nA sock falls.\n\nKEVIN: (so sad) My own sock.\n')),
    ).toBe(3)
  })

  test.each([
    ["It's a well-known sock.", 4],
    ['Wait—what? … – !', 2],
    ['🧦 3 <3', 3],
    ['你好朋友', 2],
    ['', 0],
  ])('counts the words of %j', (text, words) => expect(countWords(text)).toBe(words))
})

describe('measureScript', () => {
  test('counts nothing in nothing', () => {
    expect(measureScript([], [], 130)).toMatchObject({
      spokenWords: 0,
      minutes: 0,
      gini: 0,
      longestAbsence: 0,
      distinct2: 1,
      callbacks: 0,
    })
  })

  test('counts words, lines, minutes, acts and scenes', () => {
    const lines = parseScript('ACT ONE\n\nINT. X\n\nKEVIN: One two three.\n\nPLUM: One.\n\nEXT. Y\n', {
      cast,
    })
    expect(measureScript(lines, cast, 4)).toMatchObject({
      spokenWords: 4,
      spokenLines: 2,
      minutes: 1,
      wordsPerPart: { Kevin: 3, Plum: 1 },
      linesPerPart: { Kevin: 1, Plum: 1 },
      meanWordsPerLine: 2,
      mostWordsPerLine: 3,
      acts: 1,
      scenes: 2,
    })
  })

  test('measures how unequal the parts are', () => {
    expect(measure(speech('Kevin', 'One two.'), speech('Plum', 'One two.')).gini).toBe(0)
    expect(measure(speech('Kevin', 'One two three.'), speech('Plum', 'One.')).gini).toBe(0.25)
    expect(measure(speech('Kevin', 'One two three.')).gini).toBe(0.5)
  })

  test('names those who speak and are no part of the cast', () => {
    expect(measure(speech('Kevin', 'One.'), speech('Man', 'Two.')).speakersOutsideCast).toEqual(['Man'])
  })

  test('finds the longest absence, also at the beginning and the end', () => {
    expect(
      measure(speech('Kevin', 'A.', 'B.', 'C.'), speech('Plum', 'D.'), speech('Kevin', 'E.')).longestAbsence,
    ).toBe(3)
    expect(measure(speech('Kevin', 'A.', 'B.')).longestAbsence).toBe(2)
  })

  test('measures variety', () => {
    expect(measure(speech('Kevin', 'a b c', 'a b d')).distinct2).toBe(0.75)
    expect(measure(speech('Kevin', 'My own sock!', 'my own sock', 'No.', 'No.')).repeatedLines).toEqual([
      'my own sock',
    ])
    expect(
      measure(speech('Kevin', 'What?!', 'Oh my God.', 'The sock.', 'What a sock.')).genericReactions,
    ).toBe(0.5)
  })

  test('finds lines that call back to a word of eight or more lines ago', () => {
    const between = ['Yes.', 'No.', 'Yes.', 'No.', 'Yes.', 'No.', 'Yes.']
    expect(measure(speech('Kevin', 'A sponge!', ...between, 'Two sponges.'))).toMatchObject({
      callbacks: 1 / 9,
      endsOnCallback: true,
    })
    expect(measure(speech('Kevin', 'A sponge!', ...between.slice(1), 'A sponge.')).callbacks).toBe(0)
    expect(measure(speech('Kevin', 'A sponge!', ...between, 'Sponge.', ...between)).endsOnCallback).toBe(
      false,
    )
    expect(measure(speech('Kevin', 'Kevin?', ...between, 'Kevin.')).callbacks).toBe(0)
  })
})
