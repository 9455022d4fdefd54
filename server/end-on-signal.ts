import { type Logger } from 'pino'
import { describeError } from './describe-error.ts'

/** In milliseconds. Nothing is lost when the end is cut short: everything acknowledged is stored, and leases lapse. */
const longestEndMs = 8_000
/** In milliseconds. Under npm one Ctrl+C arrives twice. */
const sameSignalMs = 500

export type EndWith = (endInOrder: () => Promise<void>, log: Logger) => void

/**
 * Process 1 of a container ignores a signal that it has no handler for. Until it is known how to end in order, nothing
 * has been acknowledged, and the process just ends.
 */
export function heedSignals(): EndWith {
  let end: () => void = () => process.exit(0)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end())
  return (endInOrder, log) => (end = endOnce(endInOrder, log))
}

function endOnce(endInOrder: () => Promise<void>, log: Logger): () => void {
  let since = 0
  return () => {
    if (since > 0) return performance.now() - since > sameSignalMs ? process.exit(1) : undefined
    since = performance.now()
    const breakOff = (why: string) => {
      log.warn(`the end was broken off: ${why}`)
      process.exit(0)
    }
    setTimeout(() => breakOff('something hangs'), longestEndMs)
    endInOrder().then(
      () => process.exit(0),
      (error: unknown) => breakOff(describeError(error)),
    )
  }
}
