/** How many came with each lag, in whole milliseconds from 0 on. */
export type Lags = Uint32Array

export function createLags(longestMs: number): Lags {
  return new Uint32Array(longestMs + 1)
}

export function countLag(lags: Lags, ms: number): void {
  const slot = Math.max(0, Math.min(lags.length - 1, Math.round(ms)))
  lags[slot] = (lags[slot] ?? 0) + 1
}

export function countAll(lags: Lags): number {
  return lags.reduce((sum, n) => sum + n, 0)
}

/** `quantile` is from 0 to 1. */
export function lagOf(lags: Lags, quantile: number): number {
  const wanted = countAll(lags) * quantile
  let seen = 0
  for (const [lag, n] of lags.entries()) {
    seen += n
    if (n > 0 && seen >= wanted) return lag
  }
  return Infinity
}
