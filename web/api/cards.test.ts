import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cardsAtHand, forgetCards, readCards } from './cards.ts'
import { readSession } from './session.ts'

const cards = { characters: [], programs: [], settings: [] }
let asked: string[]

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path !== '/api/session') return Response.json(cards)
    return Response.json({ user: null, host: { writer: '', google: false }, cards: '/api/cards/a-hash' })
  })
})
afterEach(() => {
  forgetCards()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('are read where the session tells, and kept at hand', async () => {
  expect(cardsAtHand()).toBeNull()
  await readSession()
  expect(await readCards()).toEqual(cards)
  expect(asked).toEqual(['/api/session', '/api/cards/a-hash'])
  expect(cardsAtHand()).toEqual(cards)
})

test('are asked for anew when the server did not know them', async () => {
  await readSession()
  forgetCards()
  await readCards()
  expect(asked.at(-1)).toBe('/api/cards')
})

test('are asked for anew after ten minutes: the server may have others by then', async () => {
  vi.useFakeTimers()
  await readSession()
  vi.advanceTimersByTime(10 * 60_000)
  await readCards()
  expect(asked.at(-1)).toBe('/api/cards')
})
