import { expect, test } from 'vitest'
import { problem, problems } from '../../../game/problem.ts'
import { drawHand } from './deal.ts'
import { generationSentence } from './sentences.ts'

const deck = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `${n}`, name: `Card ${n}`, image_url: `/${n}.svg` }))
const hand = (characters: number, programs: number, settings: number) =>
  drawHand({ characters: deck(characters), programs: deck(programs), settings: deck(settings) }, () => 0.5)

test.each([
  [hand(3, 3, 3), []],
  [hand(0, 0, 0), ['Failed to initialize game. Please try again. Error: No cards fetched from the database']],
  [hand(2, 1, 0), ['Failed to initialize game. Please try again. Error: Failed to shuffle cards']],
  [hand(3, 2, 9), ['Not enough programs cards available.', 'Please wait while cards are being loaded...']],
])('%#', ({ sentences }, expected) => expect(sentences).toEqual(expected))

test('a category with too few cards stays empty, the others are drawn', () => {
  const { drawn } = hand(3, 2, 9)
  expect(drawn?.programs).toBeNull()
  expect(drawn?.settings?.name).toMatch(/^Card /)
})

test.each([
  [problem('too-many-requests'), 'Too many requests. Please wait a moment and try again.'],
  [problem('writer-rate-limited'), 'Too many requests. Please wait a moment and try again.'],
  [
    problem('writer-failed', 'answered 429'),
    'Failed to generate script. Please try again. Error: answered 429',
  ],
  [problem('too-many-at-once'), problems['too-many-at-once'].sentence],
  [
    problem('network'),
    'Failed to generate script. Please try again. Error: Network error. Please check your internet connection.',
  ],
  [problem('no-cards-selected'), 'Please wait while cards are being loaded...'],
  [
    problem('writer-not-a-string'),
    'Failed to generate script. Please try again. Error: Generated script is not a string',
  ],
])('%j is told as %s', (failure, sentence) => expect(generationSentence(failure)).toBe(sentence))
