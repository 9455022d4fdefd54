import { setTimeout as sleep } from 'node:timers/promises'

/** Time as the actions see it. */
export type Clock = {
  now(): Date
  /** Resolves after so many milliseconds, or rejects when the signal is aborted before. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
}

export const realClock: Clock = {
  now: () => new Date(),
  wait: (ms, signal) => sleep(ms, undefined, signal ? { signal } : {}),
}
