/** The middle of the values, or of the two in the middle. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  if (low === undefined || high === undefined) throw new RangeError('There is nothing to take a median of')
  return low + (high - low) * (at - Math.floor(at))
}
