export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * at
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  if (low === undefined || high === undefined) throw new RangeError('There is nothing to take a median of')
  return low + (high - low) * (place - Math.floor(place))
}
