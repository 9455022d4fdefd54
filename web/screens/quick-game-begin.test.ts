import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asked, closeStage, deck, openStage, starts } from '../game-stage.tsx'
import { sampleScript } from '../pieces/writing-sample.ts'
import { beginAhead, takeAhead } from './quick-game-begin.ts'

const stop = 'POST /api/scripts/s1/stop {}'

beforeEach(() => {
  vi.useFakeTimers()
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
  beginAhead('r-rated')
  const beginning = takeAhead('r-rated')
  expect(await beginning?.started).toMatchObject({ id: 's1' })
  expect(takeAhead('r-rated')).toBe(null)
  await vi.runAllTimersAsync()
  expect(starts()).toMatchObject([{ mode: 'quick', rating: 'r-rated' }])
  expect(asked).not.toContain(stop)
})

test('a game of the other rating is not taken but stopped', async () => {
  beginAhead('family-friendly')
  expect(takeAhead('r-rated')).toBe(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.at(-1)).toBe(stop)
})

test('a game that nobody asks for is stopped after ten seconds', async () => {
  beginAhead('family-friendly')
  await vi.advanceTimersByTimeAsync(9_999)
  expect(asked).not.toContain(stop)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.at(-1)).toBe(stop)
  expect(takeAhead('family-friendly')).toBe(null)
})
