import { type Clock } from './clock.ts'

/** A moment that comes again and again, the same for all who wait for it, so that what they do then is done together. */
export type Beat = {
  /** Resolves on the next beat. */
  next(): Promise<void>
}

/** One timer serves all who wait: timers of their own would go off one by one, and some too early. */
export function createBeat(ms: number, clock: Clock): Beat {
  let coming: Promise<void> | null = null
  return {
    next: () => (coming ??= clock.wait(untilBeat(ms, clock)).finally(() => (coming = null))),
  }
}

/** Milliseconds. The beat is the clock's, the same on every instance; one that is nearly here is left out. */
function untilBeat(ms: number, clock: Clock): number {
  if (ms === 0) return 0
  const left = ms - (clock.now().getTime() % ms)
  return left < ms / 10 ? left + ms : left
}
