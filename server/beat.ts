import { setImmediate as endOfTurn } from 'node:timers/promises'
import { type Clock } from './clock.ts'

/** A moment that comes again and again, the same for all who wait for it, so that what they do then is done together. */
export type Beat = {
  /** Resolves on the next beat. */
  next(): Promise<void>
}

/**
 * One timer serves all who wait: timers of their own would go off one by one, and some too early. So many are woken in
 * one turn of the event loop, in the order in which they asked: what the first do is on its way before the last begin.
 */
export function createBeat(ms: number, clock: Clock, mostInTurn = Infinity): Beat {
  let waiting: (() => void)[] = []
  return {
    next: () =>
      new Promise((resolve) => {
        if (waiting.push(resolve) === 1) void clock.wait(untilBeat(ms, clock)).then(wakeAll)
      }),
  }

  async function wakeAll(): Promise<void> {
    const woken = waiting
    waiting = []
    while (woken.length > mostInTurn) {
      for (const wake of woken.splice(0, mostInTurn)) wake()
      await endOfTurn()
    }
    for (const wake of woken) wake()
  }
}

/** Milliseconds. The beat is the clock's, the same on every instance; one that is nearly here is left out. */
function untilBeat(ms: number, clock: Clock): number {
  if (ms === 0) return 0
  const left = ms - (clock.now().getTime() % ms)
  return left < ms / 10 ? left + ms : left
}
