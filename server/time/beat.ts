import { type Clock } from './clock.ts'

export type Beat = {
  next(): Promise<void>
}

export type Seat = Beat & { leave(): void }

/** Several beats of one length, offset from each other, to spread the load. */
export type Beats = {
  join(): Seat
}

/** One timer for all: separate ones fire one by one, and some too early. `afterMs` shifts it from the clock's beat. */
export function createBeat(ms: number, clock: Clock, afterMs = 0): Beat {
  let waiting: (() => void)[] = []
  return {
    next: () =>
      new Promise((resolve) => {
        if (waiting.push(resolve) === 1) void clock.wait(untilBeat(ms, clock, afterMs)).then(wakeAll)
      }),
  }

  function wakeAll(): void {
    const woken = waiting
    waiting = []
    for (const wake of woken) wake()
  }
}

export function createBeats(ms: number, clock: Clock, count: number, seats: number): Beats {
  const all = Array.from({ length: count }, (_, index) => ({
    beat: createBeat(ms, clock, (index * ms) / count),
    taken: 0,
  }))
  return {
    join() {
      const free = all.find(({ taken }) => taken < seats)
      const one = free ?? all.reduce((least, each) => (each.taken < least.taken ? each : least))
      one.taken++
      return { next: one.beat.next, leave: () => void one.taken-- }
    },
  }
}

/** Milliseconds to the next beat of the clock, which all instances share; skips one that is nearly here. */
function untilBeat(ms: number, clock: Clock, afterMs: number): number {
  if (ms === 0) return 0
  const left = ms - ((clock.now().getTime() - afterMs) % ms)
  return left < ms / 10 ? left + ms : left
}
