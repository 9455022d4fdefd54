import { type Logger } from 'pino'
import { describeError } from './describe-error.ts'

/** In milliseconds. Nothing is lost when the end is cut short: everything acknowledged is stored, and leases lapse. */
const longestEndMs = 8_000
/** In milliseconds. Under npm one Ctrl+C arrives twice. */
const sameSignalMs = 500

export function endOnSignal(log: Logger, endInOrder: () => Promise<void>): void {
  let since = 0
  const end = () => {
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
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
}
