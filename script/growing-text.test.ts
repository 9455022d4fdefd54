import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { joinActs } from './acts.ts'
import { parseScript } from './parse/parse.ts'
import { createWritingText, type NumberedPiece } from './growing-text.ts'

const names = ['Ada', 'Kevin']
const cast = names.map((name) => ({ name, player: null }))
const unwritten = { cast, texts: [], last: 0 }
let n = 0
const piece = (text: string, more: Partial<NumberedPiece> = {}): NumberedPiece => ({
  n: ++n,
  chapter: 0,
  act: 0,
  drop: 0,
  text,
  ...more,
})
beforeEach(() => {
  n = 0
})
const texts = (lines: readonly { text: string }[] | undefined) => lines?.map(({ text }) => text)

test('shows only what is settled, and all of it at the end', () => {
  const text = createWritingText(unwritten)
  expect(texts(text.add([piece('ADA\nHello, Kev')])[0]?.[0])).not.toContain('Hello, Kev')
  expect(texts(text.add([piece('in.\n\nKEVIN\nGood')])[0]?.[0])).toContain('Hello, Kevin.')
  expect(texts(text.end()[0]?.[0])?.at(-1)).toBe('Good')
})

test('a next act settles the one before, and leaves its lines as they are from then on', () => {
  const text = createWritingText(unwritten)
  text.add([piece('ADA\nHello')])
  const [before] = text.add([piece('ADA\nStill here', { act: 1 })])[0] ?? []
  expect(texts(before)).toEqual(['Ada', 'Hello'])
  expect(text.add([piece('.\n\n', { act: 1 })])[0]?.[0]).toBe(before)
})

test('a next chapter settles the chapter before', () => {
  const text = createWritingText(unwritten)
  expect(texts(text.add([piece('ADA\nHello'), piece('KEVIN\n', { chapter: 1 })])[0]?.[0])).toContain('Hello')
})

test('a drop takes back what a writer had half-written', () => {
  const text = createWritingText(unwritten)
  text.add([piece('ADA\nHello.\n\nKEVIN\nGood ev')])
  text.add([piece('KEVIN\nBye.\n\n', { drop: 'KEVIN\nGood ev'.length })])
  expect(texts(text.end()[0]?.[0])).toEqual(['Ada', 'Hello.', 'Kevin', 'Bye.'])
})

test('reads as the stored text does, wherever the pieces are cut', () => {
  const bits = fc.constantFrom(
    'ADA\n',
    'Hello.',
    '\n\n',
    '<dialogue>Hm',
    '</dialogue>',
    '(sighs)',
    'KEVIN: ',
    'x',
  )
  const cuts = fc.record({ act: fc.nat(2), drop: fc.nat(9), text: bits, chapter: fc.nat(1) })
  fc.assert(
    fc.property(fc.array(cuts, { maxLength: 30 }), fc.nat(5), (pieces, batch) => {
      const ordered = pieces.sort((a, b) => a.chapter - b.chapter).map((piece, i) => ({ ...piece, n: i + 1 }))
      const text = createWritingText(unwritten)
      for (let i = 0; i < ordered.length; i += batch + 1) text.add(ordered.slice(i, i + batch + 1))
      const whole = joinActs(ordered).map((acts) => acts.map((act) => parseScript(act, { cast: names })))
      expect(text.end()).toEqual(whole)
    }),
  )
})

test('takes each piece once, whatever is told again', () => {
  const text = createWritingText(unwritten)
  const [first, second] = [piece('ADA\nHello.\n\n'), piece('KEVIN\nBye.\n\n')]
  text.add([first])
  text.add([first, second])
  expect(texts(text.add([second])[0]?.[0])).toEqual(['Ada', 'Hello.', 'Kevin', 'Bye.'])
  expect(text.last()).toBe(2)
})

test('goes on from what is stored as from its pieces, wherever the reading cuts them', () => {
  const stories = fc.array(
    fc.record({
      act: fc.nat(2),
      drop: fc.nat(9),
      text: fc.constantFrom('ADA\n', 'Hello.', '\n\n', 'KEVIN: ', 'x'),
    }),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(stories, fc.nat(20), (story, cut) => {
      const pieces = story.map((one, i) => ({ n: i + 1, chapter: 0, ...one }))
      const stored = pieces.slice(0, cut)
      const text = createWritingText({ cast, texts: joinActs(stored), last: stored.length })
      text.add(pieces.slice(Math.max(0, cut - 3)))
      const whole = createWritingText(unwritten)
      whole.add(pieces)
      expect(text.end()).toEqual(whole.end())
      expect(text.last()).toBe(pieces.length)
    }),
  )
})
