import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Card } from './card.ts'
import { dealCards, drawOne, fewestCards, isNotEnough, isWhole, missingCategories } from './deal.ts'
import { seededRandom } from './random.ts'

const deck = (count: number) => Array.from({ length: count }, (_, n) => card(`c${n}`))
const card = (id: string): Card => ({ id, name: id.toUpperCase(), image_url: `/${id}.svg` })

describe('dealCards', () => {
  test('deals the asked number of different cards of the deck, or says that there are too few', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(10), fc.string(), (size, count, seed) => {
        const cards = deck(size)
        const deal = dealCards(cards, count, seededRandom(seed))
        if (isNotEnough(deal)) {
          expect(deal).toEqual({ available: size, needed: Math.max(count, fewestCards) })
          expect(size).toBeLessThan(deal.needed)
        } else {
          expect(deal).toHaveLength(count)
          expect(new Set(deal).size).toBe(count)
          expect(deal.every((dealt) => cards.includes(dealt))).toBe(true)
        }
      }),
    )
  })

  test('leaves the deck as it was, and deals the same by the same chance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 40 }), fc.string(), (size, seed) => {
        const cards = deck(size)
        const before = [...cards]
        const first = dealCards(cards, 3, seededRandom(seed))
        expect(cards).toEqual(before)
        expect(dealCards(cards, 3, seededRandom(seed))).toEqual(first)
      }),
    )
  })

  test('gives every card the same chance', () => {
    const random = seededRandom('fair')
    const counts = new Map<string, number>()
    for (let round = 0; round < 10_000; round++) {
      const deal = dealCards(deck(10), 3, random)
      if (isNotEnough(deal)) throw new Error('ten are enough')
      for (const { id } of deal) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    expect(counts.size).toBe(10)
    // 3,000 expected of each; five standard deviations are 230.
    for (const count of counts.values()) expect(Math.abs(count - 3000)).toBeLessThan(230)
  })
})

describe('drawOne', () => {
  test('draws one card of each category', () => {
    const collections = { characters: deck(3), programs: deck(4), settings: deck(40) }
    const drawn = drawOne(collections, seededRandom('one'))
    expect(isWhole(drawn)).toBe(true)
    expect(missingCategories(drawn)).toEqual([])
    expect(collections.settings).toContain(drawn.settings)
  })

  test('leaves a category empty that has fewer than three cards', () => {
    const drawn = drawOne({ characters: deck(2), programs: deck(3), settings: [] }, seededRandom('short'))
    expect(drawn.characters).toBeNull()
    expect(drawn.programs).not.toBeNull()
    expect(missingCategories(drawn)).toEqual(['characters', 'settings'])
    expect(isWhole(drawn)).toBe(false)
  })
})
