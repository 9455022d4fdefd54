import { type Random, shuffle } from '../../game/random.ts'
import { countWords } from '../../script/count-words.ts'
import { longPlay } from './situation.ts'
import { type Item } from './unfold.ts'

/** Leaves what must be said and as many optional groups as the minutes have room for. */
export function fitMinutes(
  items: readonly Item[],
  { words, first }: { readonly words: number; readonly first: ReadonlySet<string> },
  random: Random,
): Item[] {
  const sizes = sizesOf(items)
  const most = words * 1.04
  const kept = new Set<string | null>([null])
  let total = sizes.get(null) ?? 0
  for (const group of orderGroups([...sizes.keys()], { words, first }, random)) {
    const size = sizes.get(group) ?? 0
    if (total + size > most) continue
    kept.add(group)
    total += size
  }
  return items.filter(({ group }) => kept.has(group))
}

/** First those groups that must not be missed; then a long play gives everybody a turn, and a short one has other things to do. */
function orderGroups(
  groups: readonly (string | null)[],
  { words, first }: { readonly words: number; readonly first: ReadonlySet<string> },
  random: Random,
): string[] {
  const all = shuffle(
    groups.filter((group) => group !== null),
    random,
  )
  const rank = (group: string) =>
    first.has(group) ? 0 : group.startsWith('turn ') === words >= longPlay ? 1 : 2
  return all.toSorted((a, b) => rank(a) - rank(b))
}

export function sizesOf(items: readonly Item[]): Map<string | null, number> {
  const sizes = new Map<string | null, number>([[null, 0]])
  for (const item of items) {
    const words = item.is === 'speech' ? countWords(item.text) : 0
    sizes.set(item.group, (sizes.get(item.group) ?? 0) + words)
  }
  return sizes
}
