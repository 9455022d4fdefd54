import { type Card, type Category, categories, type Collections } from '../../../game/card.ts'
import { dealCards, type Drawn, fewestCards, isNotEnough } from '../../../game/deal.ts'
import { type Random } from '../../../game/random.ts'

/** Card ids; empty where a category has too few cards. History entries keep it. */
export type Hand = { readonly [K in Category]: readonly string[] }
export type Selection = { readonly [K in Category]: string | null }

/** Cards shown of each category (spec §9). */
const cardsShown = 3

export const nothingSelected: Selection = { characters: null, programs: null, settings: null }

export function dealHand(cards: Collections, random: Random): Hand {
  return forEach((category) => dealCategory(cards[category], random))
}

/** Deals again what the deck lacks, as in a history state edited by hand. */
export function mendHand(hand: Hand | null, cards: Collections, random: Random): Hand {
  if (!hand) return dealHand(cards, random)
  const isSound = (category: Category) => canLie(hand[category], cards[category])
  if (categories.every(isSound)) return hand
  return forEach((category) => (isSound(category) ? hand[category] : dealCategory(cards[category], random)))
}

/** History states can be edited by hand. */
export function readHand(state: unknown): Hand | null {
  const lists = forEach((category) => read(state, category))
  return categories.every((category) => isIds(lists[category])) ? (lists as Hand) : null
}

export function readSelection(state: unknown, hand: Hand | null): Selection {
  return forEach((category) => {
    const id = read(state, category)
    return typeof id === 'string' && hand?.[category].includes(id) ? id : null
  })
}

export function cardsOfHand(hand: Hand, cards: Collections): Collections {
  return forEach((category) =>
    hand[category].flatMap((id) => cards[category].find((card) => card.id === id) ?? []),
  )
}

export function selectedCards(selection: Selection, cards: Collections): Drawn {
  return forEach((category) => cards[category].find(({ id }) => id === selection[category]) ?? null)
}

export function shortCategories(cards: Collections): Category[] {
  return categories.filter((category) => cards[category].length < fewestCards)
}

function dealCategory(cards: readonly Card[], random: Random): string[] {
  const dealt = dealCards(cards, cardsShown, random)
  return isNotEnough(dealt) ? [] : dealt.map(({ id }) => id)
}

function canLie(ids: readonly string[], cards: readonly Card[]): boolean {
  if (cards.length < fewestCards) return ids.length === 0
  return (
    ids.length === cardsShown &&
    new Set(ids).size === cardsShown &&
    ids.every((id) => cards.some((card) => card.id === id))
  )
}

function read(state: unknown, category: Category): unknown {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[category] : null
}

function isIds(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= cardsShown && value.every((id) => typeof id === 'string')
}

function forEach<T>(make: (category: Category) => T): { readonly [K in Category]: T } {
  return { characters: make('characters'), programs: make('programs'), settings: make('settings') }
}
