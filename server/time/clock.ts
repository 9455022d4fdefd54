import { setTimeout as sleep } from 'node:timers/promises'

export type Clock = {
  now(): Date
  /** Rejects when the signal aborts first. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
}

export const realClock: Clock = {
  now: () => new Date(),
  wait: (ms, signal) => sleep(ms, undefined, signal ? { signal } : {}),
}
