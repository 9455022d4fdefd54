/**
 * What players have heard lately, the latest first: a key for each scenario, each of its fillings, each suite, each way
 * and each course that was played. It makes a shuffle bag of each list: what was heard lately comes last.
 */
export type Memory = readonly string[]

/** The never heard first, in their order; then those that were heard longest ago. */
export function freshFirst<T>(items: readonly T[], keyOf: (item: T) => string, lately: Memory): readonly T[] {
  if (lately.length === 0) return items
  const ranks = ranksOf(lately)
  const rank = (item: T) => ranks.get(keyOf(item)) ?? Number.POSITIVE_INFINITY
  return items.toSorted((a, b) => {
    const [of, to] = [rank(a), rank(b)]
    return of === to ? 0 : to - of
  })
}

/** The place of each key in the memory, 0 the latest. */
function ranksOf(lately: Memory): ReadonlyMap<string, number> {
  return new Map(lately.map((key, index): [string, number] => [key, index]).toReversed())
}
