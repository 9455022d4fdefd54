/** How late things came, in whole milliseconds from 0 on: how many had each lag. */
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

/** The lag that so large a share came within. */
export function lagOf(lags: Lags, share: number): number {
  const wanted = countAll(lags) * share
  let seen = 0
  for (const [lag, n] of lags.entries()) {
    seen += n
    if (n > 0 && seen >= wanted) return lag
  }
  return Infinity
}
