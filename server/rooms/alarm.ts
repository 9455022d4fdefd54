import { type Clock } from '../time/clock.ts'

/** After a failure it is tried again, but not at once. */
const againMs = 1_000

/** Rings once at a time that may be set anew. `ring` answers when the next one is, in milliseconds since 1970. */
export function createAlarm(clock: Clock, ring: () => Promise<void>) {
  let set: { readonly at: number; readonly off: AbortController } | null = null

  return {
    /** Null: not at all. */
    set(at: number | null): void {
      if (at === (set?.at ?? null)) return
      set?.off.abort()
      set = at === null ? null : { at, off: new AbortController() }
      if (set) void wait(set.at, set.off.signal)
    },
    close(): void {
      set?.off.abort()
    },
  }

  async function wait(at: number, signal: AbortSignal): Promise<void> {
    try {
      await clock.wait(Math.max(at - clock.now().getTime(), 0), signal)
      while (!signal.aborted) {
        await ring()
        await clock.wait(againMs, signal) // what it rings for is usually over by then, and another time is set
      }
    } catch {
      // Set anew.
    }
  }
}
