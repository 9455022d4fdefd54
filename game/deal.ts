import { type Card, type Category, categories, type Collections, type Draw } from './card.ts'
import { type Random, shuffle } from './random.ts'

/** Cards a category needs before any of it is drawn (spec §5). */
export const fewestCards = 3

export type NotEnough = { readonly available: number; readonly needed: number }

export function dealCards<C>(cards: readonly C[], count: number, random: Random): readonly C[] | NotEnough {
  const needed = Math.max(count, fewestCards)
  if (cards.length < needed) return { available: cards.length, needed }
  return shuffle(cards, random).slice(0, count)
}

export function isNotEnough(deal: readonly unknown[] | NotEnough): deal is NotEnough {
  return 'needed' in deal
}

export type Drawn<C = Card> = { readonly [K in Category]: C | null }

/** Spec §9: the quick game. */
export function drawOne<C extends Card>(collections: Collections<C>, random: Random): Drawn<C> {
  const draw = (category: Category): C | null => {
    const deal = dealCards(collections[category], 1, random)
    return isNotEnough(deal) ? null : (deal[0] ?? null)
  }
  return { characters: draw('characters'), programs: draw('programs'), settings: draw('settings') }
}

export function isWhole<C extends Card>(drawn: Drawn<C>): drawn is Draw<C> {
  return missingCategories(drawn).length === 0
}

export function missingCategories(drawn: Drawn<unknown>): Category[] {
  return categories.filter((category) => drawn[category] === null)
}
