/** How long a writer waits for an AI service, in milliseconds. */
export type Timeouts = {
  /** Of silence before the first text. Models that think send little or nothing before it. */
  readonly firstByteMs: number
  /** Of silence once text has come. */
  readonly idleMs: number
  /** For one whole call: a service that only ever sends keep-alive comments must end too. */
  readonly callMs: number
}

export const usualTimeouts: Timeouts = { firstByteMs: 30_000, idleMs: 20_000, callMs: 600_000 }

// A finished answer may be followed by its usage, and by the end of the body, which frees the connection for the next.
const graceMs = 250

export type Watch = {
  readonly signal: AbortSignal
  /** Waits for something of the service's; throws when the signal is aborted. */
  waitFor<T>(coming: Promise<T>): Promise<T>
  /** The first text has come. */
  textHasCome(): void
  /** All text has come. */
  answerIsOver(): void
  /** Whether the service was silent for too long. */
  hasExpired(): boolean
  /** Gives up the request, when it is not over, and all timers. */
  end(): void
}

/**
 * Watches over one call: its signal is aborted when the player stops the script or the service is silent for too long.
 * Time in which nobody waits for the service (the receiver stores what came) does not count as its silence.
 */
export function watchCall(timeouts: Timeouts, stop: AbortSignal): Watch {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let isExpired = false
  let isWaiting = false
  let phaseMs = timeouts.firstByteMs
  const expire = () => {
    isExpired = true
    controller.abort()
  }
  const expireIfWaiting = () => {
    if (isWaiting) expire()
  }
  const wholeCall = setTimeout(expire, timeouts.callMs)
  let silence = setTimeout(expireIfWaiting, phaseMs)
  stop.addEventListener('abort', abort, { once: true })
  if (stop.aborted) abort()

  return {
    signal: controller.signal,
    async waitFor<T>(coming: Promise<T>): Promise<T> {
      isWaiting = true
      silence.refresh()
      try {
        return await coming
      } finally {
        isWaiting = false
      }
    },
    textHasCome: () => enter(timeouts.idleMs),
    answerIsOver: () => enter(graceMs),
    hasExpired: () => isExpired,
    end(): void {
      clearTimeout(wholeCall)
      clearTimeout(silence)
      stop.removeEventListener('abort', abort)
      controller.abort()
    },
  }

  function enter(ms: number): void {
    if (ms === phaseMs) return
    phaseMs = ms
    clearTimeout(silence)
    silence = setTimeout(expireIfWaiting, ms)
  }
}
