import { setImmediate as endOfTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createBeat } from './beat.ts'

/** A clock whose waits end when they are told to. */
function stillClock(time: number) {
  const waits: { readonly ms: number; readonly end: () => void }[] = []
  const wait = (ms: number) => new Promise<void>((end) => waits.push({ ms, end }))
  return { waits, clock: { now: () => new Date(time), wait } }
}

it('is one moment for all who wait', async () => {
  const { waits, clock } = stillClock(1_000_030)
  const beat = createBeat(100, clock)
  const both = Promise.all([beat.next(), beat.next()])
  expect(waits.map(({ ms }) => ms)).toEqual([70])
  waits[0]?.end()
  await both
  void beat.next()
  expect(waits).toHaveLength(2)
})

it('wakes no more in a turn than it is told to, in the order in which they asked', async () => {
  const { waits, clock } = stillClock(0)
  const beat = createBeat(100, clock, 2)
  const woken: number[] = []
  const all = [0, 1, 2, 3, 4].map((n) => beat.next().then(() => woken.push(n)))
  waits[0]?.end()
  const seen: number[][] = []
  while (woken.length < 5) {
    await endOfTurn()
    seen.push([...woken])
  }
  await Promise.all(all)
  expect(seen).toEqual([
    [0, 1],
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
  ])
})

it.each([
  [100, 1_000_000, 100],
  [100, 1_000_095, 105],
  [100, 1_000_085, 15],
  [300, -1, 301],
  [0, 1_000_030, 0],
])('of %i ms at %i comes after %i', (ms, time, wait) => {
  const { waits, clock } = stillClock(time)
  void createBeat(ms, clock).next()
  expect(waits[0]?.ms).toBe(wait)
})
