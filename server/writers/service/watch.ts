/** In milliseconds. */
export type Timeouts = {
  /** Silence before the first text: models that think send little or nothing. */
  readonly firstByteMs: number
  readonly idleMs: number
  /** One whole call: a service that only sends keep-alive comments must end too. */
  readonly callMs: number
  /** For a call that the performance can do without. */
  readonly asideMs: number
}

export const usualTimeouts: Timeouts = {
  firstByteMs: 30_000,
  idleMs: 20_000,
  callMs: 600_000,
  asideMs: 20_000,
}

// Usage may follow a finished answer; so does the end of the body, which frees the connection.
const graceMs = 250

export type Watch = {
  readonly signal: AbortSignal
  waitFor<T>(coming: Promise<T>): Promise<T>
  textHasCome(): void
  answerIsOver(): void
  hasExpired(): boolean
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
