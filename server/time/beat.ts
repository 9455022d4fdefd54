import { type Clock } from './clock.ts'

/** A moment that comes again and again, the same for all who wait for it, so that what they do then is done together. */
export type Beat = {
  /** Resolves on the next beat. */
  next(): Promise<void>
}

/** A beat for as long as one is needed. */
export type Seat = Beat & { leave(): void }

/** Beats of one length, one a while after the other, for more than should do something at the same moment. */
export type Beats = {
  /** A seat on the first beat that has one left; when none has, on the one where fewest sit. */
  join(): Seat
}

/**
 * One timer serves all who wait: timers of their own would go off one by one, and some too early. `afterMs` is how long
 * after the clock's own beats it comes.
 */
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

/** `count` beats, spread evenly over `ms`, with `seats` on each before the next is used. */
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

/** Milliseconds. The beat is the clock's, the same on every instance; one that is nearly here is left out. */
function untilBeat(ms: number, clock: Clock, afterMs: number): number {
  if (ms === 0) return 0
  const left = ms - ((clock.now().getTime() - afterMs) % ms)
  return left < ms / 10 ? left + ms : left
}
