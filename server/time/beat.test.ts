import { setImmediate as endOfTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createBeat, createBeats, type Seat } from './beat.ts'

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

it('is one of several when more want a seat than should do something at the same moment', async () => {
  const { waits, clock } = stillClock(1_000_000)
  const beats = createBeats(120, clock, 3, 2)
  const seats = Array.from({ length: 8 }, beats.join)
  const sit = (seat?: Seat) => {
    const before = waits.length
    void seat?.next()
    return waits[before]?.ms ?? 'with one before'
  }
  expect(seats.map(sit)).toEqual([
    80,
    'with one before',
    120,
    'with one before',
    40,
    ...Array(3).fill('with one before'),
  ])
  for (const seat of seats.slice(2, 4)) seat.leave()
  for (const { end } of waits.splice(0)) end()
  await endOfTurn()
  expect([sit(beats.join()), sit(seats[4]), sit(seats[0])]).toEqual([120, 40, 80])
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
