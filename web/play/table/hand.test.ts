import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categories, type Collections } from '../../../game/card.ts'
import { seededRandom } from '../../../game/random.ts'
import {
  cardsOfHand,
  dealHand,
  mendHand,
  nothingSelected,
  readHand,
  readSelection,
  selectedCards,
  shortCategories,
} from './hand.ts'

const collection = (kind: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `${kind}-${n}`, name: `${kind} ${n}`, image_url: '/x.svg' }))
const deck = (characters: number, programs: number, settings: number): Collections => ({
  characters: collection('c', characters),
  programs: collection('p', programs),
  settings: collection('s', settings),
})
const anyDeck = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)).map((counts) => deck(...counts))
const random = () => seededRandom('hand')

test('three different cards of every category that has three, none of the others', () => {
  fc.assert(
    fc.property(anyDeck, fc.string(), (cards, seed) => {
      const hand = dealHand(cards, seededRandom(seed))
      for (const category of categories) {
        expect(new Set(hand[category]).size).toBe(cards[category].length < 3 ? 0 : 3)
        expect(cardsOfHand(hand, cards)[category].map(({ id }) => id)).toEqual(hand[category])
      }
      expect(mendHand(hand, cards, random())).toBe(hand)
    }),
  )
})

test('whatever stands in a history entry becomes a hand that can lie on the table', () => {
  fc.assert(
    fc.property(anyDeck, fc.anything(), (cards, state) => {
      const hand = mendHand(readHand(state), cards, random())
      for (const category of categories) {
        expect(hand[category]).toHaveLength(cards[category].length < 3 ? 0 : 3)
      }
      expect(selectedCards(readSelection(state, hand), cards)).toEqual({ ...nothingSelected })
    }),
  )
})

test('only the category that cannot lie there is dealt anew', () => {
  const cards = deck(9, 9, 9)
  const kept = { characters: ['c-1', 'c-2', 'c-3'], settings: ['s-1', 's-2', 's-3'] }
  for (const programs of [['p-1', 'p-1', 'p-2'], ['p-1', 'p-2', 'c-3'], ['p-1'], []]) {
    const hand = mendHand({ ...kept, programs }, cards, random())
    expect(hand).toMatchObject(kept)
    expect(new Set(hand.programs).size).toBe(3)
  }
})

test.each([
  [null, null],
  [{}, null],
  [{ characters: 'abc', programs: [], settings: [] }, null],
  [{ characters: [1], programs: [], settings: [] }, null],
  [{ characters: ['1', '2', '3', '4'], programs: [], settings: [] }, null],
])('%j is no hand', (state, hand) => expect(readHand(state)).toBe(hand))

test('a selection is of cards on the table', () => {
  const hand = { characters: ['c-1', 'c-2', 'c-3'], programs: ['p-1', 'p-2', 'p-3'], settings: [] }
  const state = { characters: 'c-2', programs: 'p-9', settings: 's-1' }
  const selection = readSelection(state, hand)
  expect(selection).toEqual({ characters: 'c-2', programs: null, settings: null })
  expect(selectedCards(selection, deck(9, 9, 9)).characters?.name).toBe('c 2')
  expect(readSelection(state, null)).toEqual(nothingSelected)
})

test('categories with too few cards are named', () => {
  expect(shortCategories(deck(3, 2, 0))).toEqual(['programs', 'settings'])
})
