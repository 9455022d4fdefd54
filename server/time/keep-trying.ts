import { setTimeout as sleep } from 'node:timers/promises'
import { type Logger } from 'pino'

/** In milliseconds. After a power cut everything starts at once, and a database takes longer than the game. */
export const usualPatienceMs = 30_000
const pauseMs = 500

export type Patience = {
  /** Begins a sentence. */
  readonly what: string
  readonly isAway: (error: unknown) => boolean
  readonly log: Logger
  readonly patienceMs?: number
}

/** Opens what may still be starting: tries again while it is away, says so once, and then throws its last error. */
export async function keepTrying<T>(open: () => Promise<T>, patience: Patience): Promise<T> {
  const { what, isAway, log, patienceMs = usualPatienceMs } = patience
  const since = performance.now()
  for (let tries = 1; ; tries++) {
    try {
      return await open()
    } catch (error) {
      if (!isAway(error) || performance.now() - since >= patienceMs) throw error
      if (tries === 1)
        log.warn(`${what} does not answer yet (${reasonOf(error)}): trying for ${patienceMs / 1000} s`)
      await sleep(pauseMs)
    }
  }
}

/** Of both addresses of one name, Node.js tells only the code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
