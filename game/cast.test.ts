import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldName } from '../script/fold-name.ts'
import { type DeckCard, type Draw } from './card.ts'
import { assignParts, castQuickGame } from './cast.ts'
import { seededRandom } from './random.ts'

const card = (name: string, cast: readonly string[] = []): DeckCard => {
  return { id: 'x', name, image_url: '/x.svg', tags: [], cast }
}
const drawOf = (lead: string, cast: readonly string[]): Draw<DeckCard> => {
  return { characters: card(lead), programs: card('A Show', cast), settings: card('A Place') }
}

const names = ['Mo', 'Ada', 'Kevin', 'The Boss', 'Boss', 'KEVIN', 'Zoë', 'Zoe', 'Dr. Finch', 'Plum']
const draws = fc
  .tuple(
    fc.constantFrom('A Retired Ghost', 'Kevin', 'The Boss'),
    fc.array(fc.constantFrom(...names), { maxLength: 9 }),
  )
  .map(([lead, cast]) => drawOf(lead, cast))
const tables = fc
  .integer({ min: 2, max: 6 })
  .map((count) => ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].slice(0, count))

const freeParts = (draw: Draw<DeckCard>) => {
  const keys = new Set(draw.programs.cast.map(foldName))
  keys.delete(foldName(draw.characters.name))
  return keys.size
}

const everyTable = (
  check: (draw: Draw<DeckCard>, players: string[], parts: readonly string[], seed: string) => void,
) =>
  fc.assert(
    fc.property(draws, tables, fc.string(), (draw, players, seed) => {
      const { assignments } = assignParts(draw, players, seededRandom(seed))
      const parts = assignments.map(({ part }) => part)
      check(draw, players, parts, seed)
    }),
  )

describe('assignParts', () => {
  test('gives every player one part in seat order, and the first the drawn character', () => {
    everyTable((draw, players, parts, seed) => {
      const { assignments } = assignParts(draw, players, seededRandom(seed))
      expect(assignments.map(({ player }) => player)).toEqual(players)
      expect(parts[0]).toBe(draw.characters.name)
    })
  })

  test('gives the others characters of the drawn program only, none of them the drawn character', () => {
    everyTable((draw, _players, [lead = '', ...others]) => {
      if (freeParts(draw) === 0) return
      for (const part of others) {
        expect(draw.programs.cast).toContain(part)
        expect(foldName(part)).not.toBe(foldName(lead))
      }
    })
  })

  test('uses every part before it repeats one, then repeats in the same order', () => {
    everyTable((draw, _players, [, ...others]) => {
      const free = freeParts(draw)
      if (free === 0) return
      expect(new Set(others.map(foldName)).size).toBe(Math.min(free, others.length))
      expect(others.slice(free)).toEqual(others.slice(0, Math.max(0, others.length - free)))
    })
  })

  test('without other characters in the program all read the drawn character', () => {
    const { cast, assignments } = assignParts(
      drawOf('Mo', ['MO']),
      ['Ada', 'Bo', 'Cy'],
      seededRandom('alone'),
    )
    expect(assignments.map(({ part }) => part)).toEqual(['Mo', 'Mo', 'Mo'])
    expect(cast).toEqual([{ name: 'Mo', player: 'Ada' }])
  })

  test('casts exactly the parts that were given, each once, with the first who reads it', () => {
    fc.assert(
      fc.property(draws, tables, fc.string(), (draw, players, seed) => {
        const { cast, assignments } = assignParts(draw, players, seededRandom(seed))
        expect(cast.map(({ name }) => name)).toEqual([...new Set(assignments.map(({ part }) => part))])
        for (const { name, player } of cast)
          expect(assignments.find(({ part }) => part === name)?.player).toBe(player)
        expect(cast[0]?.name).toBe(draw.characters.name)
      }),
    )
  })

  test('gives the same by the same chance, and the program’s cast stays as it was', () => {
    fc.assert(
      fc.property(draws, tables, fc.string(), (draw, players, seed) => {
        const before = [...draw.programs.cast]
        const first = assignParts(draw, players, seededRandom(seed))
        expect(assignParts(draw, players, seededRandom(seed))).toEqual(first)
        expect(draw.programs.cast).toEqual(before)
      }),
    )
  })

  test('gives the second player each of the characters as often as the others', () => {
    const draw = drawOf('A Retired Ghost', ['Mo', 'Kevin', 'Zoe', 'Plum', 'Finch'])
    const random = seededRandom('fair')
    const counts = new Map<string, number>()
    for (let round = 0; round < 5000; round++) {
      const part = assignParts(draw, ['Ada', 'Bo'], random).assignments[1]?.part ?? ''
      counts.set(part, (counts.get(part) ?? 0) + 1)
    }
    expect(counts.size).toBe(5)
    // 1,000 expected of each; five standard deviations are 141.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(141)
  })
})

describe('castQuickGame', () => {
  test('casts the drawn character and up to three others, without players', () => {
    fc.assert(
      fc.property(draws, fc.string(), (draw, seed) => {
        const cast = castQuickGame(draw, seededRandom(seed))
        expect(cast).toHaveLength(1 + Math.min(3, freeParts(draw)))
        expect(cast[0]).toEqual({ name: draw.characters.name, player: null })
        expect(new Set(cast.map(({ name }) => foldName(name))).size).toBe(cast.length)
        expect(cast.every(({ player }) => player === null)).toBe(true)
      }),
    )
  })
})
