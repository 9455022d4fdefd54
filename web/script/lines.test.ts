import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PieceEvent } from '../../game/protocol.ts'
import { joinActs } from '../../script/acts.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { createWritingText } from './lines.ts'

const cast = ['Ada', 'Kevin']
const piece = (text: string, more: Partial<PieceEvent> = {}): PieceEvent => ({
  chapter: 0,
  act: 0,
  drop: 0,
  text,
  ...more,
})
const texts = (lines: readonly { text: string }[] | undefined) => lines?.map(({ text }) => text)

test('shows only what is settled, and all of it at the end', () => {
  const text = createWritingText(cast)
  expect(texts(text.add([piece('ADA\nHello, Kev')])[0]?.[0])).not.toContain('Hello, Kev')
  expect(texts(text.add([piece('in.\n\nKEVIN\nGood')])[0]?.[0])).toContain('Hello, Kevin.')
  expect(texts(text.end()[0]?.[0])?.at(-1)).toBe('Good')
})

test('a next act settles the one before, and leaves its lines as they are from then on', () => {
  const text = createWritingText(cast)
  text.add([piece('ADA\nHello')])
  const [before] = text.add([piece('ADA\nStill here', { act: 1 })])[0] ?? []
  expect(texts(before)).toEqual(['Ada', 'Hello'])
  expect(text.add([piece('.\n\n', { act: 1 })])[0]?.[0]).toBe(before)
})

test('a next chapter settles the chapter before', () => {
  const text = createWritingText(cast)
  expect(texts(text.add([piece('ADA\nHello'), piece('KEVIN\n', { chapter: 1 })])[0]?.[0])).toContain('Hello')
})

test('a drop takes back what a writer had half-written', () => {
  const text = createWritingText(cast)
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
      const ordered = pieces.sort((a, b) => a.chapter - b.chapter)
      const text = createWritingText(cast)
      for (let i = 0; i < ordered.length; i += batch + 1) text.add(ordered.slice(i, i + batch + 1))
      const whole = joinActs(ordered).map((acts) => acts.map((act) => parseScript(act, { cast })))
      expect(text.end()).toEqual(whole)
    }),
  )
})
