const rateLimitWaitsMs = [1000, 2000, 4000] // spec §7
const longestRetryAfterMs = 30_000

/** In milliseconds; null after the last try. `Retry-After` is in seconds or an HTTP date. */
export function waitAfterRateLimit(count: number, retryAfter: string | null, now: Date): number | null {
  const wait = rateLimitWaitsMs[count]
  if (wait === undefined) return null
  return Math.max(wait, Math.min(readRetryAfter(retryAfter, now), longestRetryAfterMs))
}

function readRetryAfter(value: string | null, now: Date): number {
  if (value === null) return 0
  if (/^\s*\d+(\.\d+)?\s*$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? 0 : date - now.getTime()
}
