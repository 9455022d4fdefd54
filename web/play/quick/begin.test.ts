import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asked, closeStage, deck, openStage, starts } from '../../test/stage.tsx'
import { sampleScript } from '../../test/writing-sample.ts'
import { type Ahead, createAhead } from '../ahead.tsx'
import { beginGame } from './begin.ts'

const stop = 'POST /api/scripts/s1/stop {}'

let ahead: Ahead

beforeEach(() => {
  vi.useFakeTimers()
  ahead = createAhead()
  openStage({
    'GET /api/cards': () => deck(3),
    'POST /api/scripts': () => sampleScript(),
    'POST /api/scripts/s1/stop': () => sampleScript({ state: 'stopped' }),
  })
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  await closeStage()
  vi.useRealTimers()
})

test('a game is begun once, for the first who asks for it', async () => {
  ahead.put(beginGame('r-rated'))
  const beginning = ahead.take('r-rated')
  expect(await beginning?.started).toMatchObject({ id: 's1' })
  expect(ahead.take('r-rated')).toBe(null)
  await vi.runAllTimersAsync()
  expect(starts()).toMatchObject([{ mode: 'quick', rating: 'r-rated' }])
  expect(asked).not.toContain(stop)
})

test('a game of the other rating is not taken but stopped', async () => {
  ahead.put(beginGame('family-friendly'))
  expect(ahead.take('r-rated')).toBe(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.at(-1)).toBe(stop)
})

test('a game takes the place of one that nobody has asked for', async () => {
  const first = beginGame('r-rated')
  ahead.put(first)
  const second = beginGame('r-rated')
  ahead.put(second)
  expect(ahead.take('r-rated')).toBe(second)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.filter((line) => line === stop)).toHaveLength(1)
})

test('a game that is not wanted by the time its hand is dealt is not started', async () => {
  expect(await beginGame('r-rated', () => false).started).toBeNull()
  expect(starts()).toEqual([])
})

test('a game that nobody asks for is stopped after ten seconds', async () => {
  ahead.put(beginGame('family-friendly'))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(asked).not.toContain(stop)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.at(-1)).toBe(stop)
  expect(ahead.take('family-friendly')).toBe(null)
})

test('is dealt from the cards that were read lately, and from new ones after a failure', async () => {
  const reads = () => asked.filter((line) => line.startsWith('GET /api/cards')).length
  await beginGame('r-rated').started
  await beginGame('r-rated').started
  expect(reads()).toBe(1)
  openStage({
    'GET /api/cards': () => deck(4),
    'POST /api/scripts': () => ({ status: 400, code: 'no-cards-selected' }),
  })
  await beginGame('r-rated').started
  expect(reads()).toBe(0)
  const { drawn } = await beginGame('r-rated').dealt
  expect(reads()).toBe(1)
  expect(drawn).not.toBe(null)
})

test('does not deal from cards that were read long ago', async () => {
  await beginGame('r-rated').started
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  await beginGame('r-rated').started
  expect(asked.filter((line) => line.startsWith('GET /api/cards'))).toHaveLength(2)
})
