import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spokenWords } from './spoken-words.ts'

describe('two ways to write it are the same words', () => {
  test.each([
    ['I can’t. I WON’T!', 'i can not i will not'],
    ['He didn’t; they’re sure we’ll wait.', 'he did not they are sure we will wait'],
    ['It’s Kevin’s sock', 'it Kevin sock'],
    ['I’m gonna — you’ve gotta', 'i am going to you have got to'],
    ['twenty-five', '25'],
    ['nineteen eighty-four', '1984'],
    ['two thousand five', '2005'],
    ['one hundred forty-two', '142'],
    ['1,984 socks', '1984 socks'],
    ['three thousand', '3000'],
    ['five four three two one', '54321'],
    ['zero zero seven', '007'],
    ['twenty dollars', '$20'],
    ['fifty percent', '50%'],
    ['the first, the third', 'the 1st, the 3rd'],
    ['B-b-but w-why', 'but why'],
    ['Nooooo!', 'no'],
    ['soufflé', 'souffle'],
    ['too many', 'two many'],
    ['Mr. Plum & Dr. No', 'mister plum and doctor no'],
    ['OK', 'okay'],
  ])('%s = %s', (one, other) => {
    expect(spokenWords(one)).toEqual(spokenWords(other))
  })
})

test.each([
  ['', []],
  ['… — !?', []],
  ['🦆 duck 🦆', ['duck']],
  ["'tis “quoted”", ['tis', 'quoted']],
  ['寿司。ok', ['寿', '司', 'okay']],
])('%j has the words %j', (text, words) => {
  expect(spokenWords(text)).toEqual(words)
})

test('a text may come in pieces', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (pieces) => {
      expect(spokenWords(pieces.join(' '))).toEqual(pieces.flatMap((piece) => spokenWords(piece)))
    }),
  )
})
