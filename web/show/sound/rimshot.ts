/** A big laugh: so many at one line within so many milliseconds, and a pause before the next. */
const fewest = 5
const withinMs = 3000
const pauseMs = 20_000

export function createRimshot() {
  let heard: readonly number[] = []
  let last = -Infinity
  return { begin, hear }

  /** Another line. */
  function begin() {
    heard = []
  }

  /** Whether `more` laughs now make it a big one. */
  function hear(more: number, now: number): boolean {
    heard = [...heard, ...Array.from({ length: Math.min(more, fewest) }, () => now)].filter(
      (time) => now - time <= withinMs,
    )
    if (heard.length < fewest || now - last < pauseMs) return false
    heard = []
    last = now
    return true
  }
}
