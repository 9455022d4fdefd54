import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { categories, type DeckCard } from '../game/card.ts'
import { deck } from './deck.ts'

const all = categories.flatMap((category) => deck[category].map((card) => [category, card] as const))

const harmful = /<script|foreignObject|href|\son\w+=|url\((?!#)/i

// The thorough compression is slow, so only the few that need it go through it.
const isSmall = (picture: string) => [5, 11].some((quality) => compress(picture, quality) <= 8 * 1024)

const compress = (picture: string, quality: number) =>
  brotliCompressSync(picture, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

const repeated = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index)

describe.each(categories)('the %s', (category) => {
  const cards = deck[category]

  test('are enough', () => {
    expect(cards.length).toBeGreaterThanOrEqual({ characters: 44, programs: 32, settings: 34 }[category])
  })

  test('have ids and names of their own', () => {
    expect(repeated(cards.map((card) => card.id))).toEqual([])
    expect(repeated(cards.map((card) => card.name))).toEqual([])
  })

  test('have names that fit a card, plain ids and lower-case tags', () => {
    for (const card of cards) {
      expect(card.name.length, card.name).toBeLessThanOrEqual(24)
      expect(card.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(card.image_url).toBe(`/cards/${category.slice(0, -1)}-${card.id}.svg`)
      expect(card.tags.length, card.name).toBeGreaterThanOrEqual(3)
      expect(repeated(card.tags)).toEqual([])
      for (const tag of card.tags) expect(tag).toMatch(/^[a-z0-9' -]+$/)
    }
  })
})

describe('the casts', () => {
  const casts = deck.programs.map((program) => program.cast)

  test('have 5 to 7 characters each', () => {
    for (const program of deck.programs) {
      expect(program.cast.length, program.name).toBeGreaterThanOrEqual(5)
      expect(program.cast.length, program.name).toBeLessThanOrEqual(7)
    }
  })

  test('share no name with one another or with a character card', () => {
    const names = [...casts.flat(), ...deck.characters.map((card) => card.name)]
    expect(repeated(names.map((name) => name.toLowerCase()))).toEqual([])
  })

  test('have names that can be spoken as a cue', () => {
    for (const name of casts.flat()) expect(name).toMatch(/^[A-Z][A-Za-z-]*( [A-Za-z][A-Za-z-]*){0,2}$/)
  })

  test('belong to programs only', () => {
    expect([...deck.characters, ...deck.settings].filter((card) => card.cast.length > 0)).toEqual([])
  })
})

test('the programs answer the built-in lookup (spec §3)', () => {
  const genres = deck.programs.map((program) => program.tags[0])
  for (const genre of [
    'workplace sitcom',
    'reality show',
    'office sitcom',
    'crime drama',
    'ship-disaster film',
    'chocolate-factory film',
  ])
    expect(genres).toContain(genre)
})

test('every setting is either interior or exterior', () => {
  for (const { name, tags } of deck.settings)
    expect(tags.filter((tag) => tag === 'interior' || tag === 'exterior').length, name).toBe(1)
})

describe('the pictures', () => {
  const pathOf = (card: DeckCard) => new URL(`../web/public${card.image_url}`, import.meta.url)
  const pictureOf = (card: DeckCard) => readFileSync(pathOf(card), 'utf8')

  test('exist, one for each card, no two alike', () => {
    expect(all.filter(([, card]) => !existsSync(pathOf(card))).map(([, card]) => card.name)).toEqual([])
    expect(readdirSync(new URL('../web/public/cards', import.meta.url)).length).toBe(all.length)
    const drawings = all.map(([, card]) => pictureOf(card).replace(/<title>.*?<\/title>/, ''))
    expect(new Set(drawings).size).toBe(all.length)
  })

  test.each(all)('%s: $1.name says its name, is small and harmless', (_category, card) => {
    const picture = pictureOf(card)
    const title = /<title>(.*?)<\/title>/.exec(picture)?.[1]
    expect(title?.replaceAll('&apos;', "'").replaceAll('&amp;', '&')).toBe(card.name)
    expect(isSmall(picture)).toBe(true)
    expect(harmful.exec(picture)).toBeNull()
  })

  test('share no id, so that they may stand in one page', () => {
    const ids = all.flatMap(([, card]) => [...new Set(pictureOf(card).match(/(?<= id=")[^"]+/g))])
    expect(repeated(ids)).toEqual([])
  })
})

test.each(['mark', 'braid', 'unravel', 'quick', 'duel', 'circle'])(
  'the art: %s is titled and harmless',
  (name) => {
    const art = readFileSync(new URL(`../web/public/art/${name}.svg`, import.meta.url), 'utf8')
    expect(art).toMatch(/<title>[^<]+<\/title>/)
    expect(harmful.exec(art)).toBeNull()
  },
)
