import { expect, test } from 'vitest'
import { deck } from '../deck/deck.ts'
import { sampleBrief } from './test/sample-brief.ts'
import { twistsOfCards } from './twists-of-cards.ts'

const briefs = Array.from({ length: 60 }, (_, n) => sampleBrief(deck, n))

test('of any cards are three, all different, and the same whenever they are asked for', async () => {
  for (const brief of briefs) {
    const twists = await twistsOfCards(brief, [], 2)
    expect(new Set(twists.map(({ sentence }) => sentence)).size).toBe(3)
    expect(new Set(twists.map(({ id }) => id)).size).toBe(3)
    for (const { sentence } of twists) expect(sentence.length).toBeLessThanOrEqual(60)
    expect(await twistsOfCards(brief, [], 2)).toEqual(twists)
    const chosen = { act: 2, twist: twists[0] ?? null, laughed: [] }
    const next = await twistsOfCards(brief, [chosen], 3)
    expect(next.map(({ sentence }) => sentence)).not.toContain(twists[0]?.sentence)
  }
})

test('are none of cards that a host has made', async () => {
  const [brief] = briefs
  const draw = { ...brief!.draw, settings: { ...brief!.draw.settings, name: 'A garage of my own' } }
  expect(await twistsOfCards({ ...brief!, draw }, [], 2)).toEqual([])
})
