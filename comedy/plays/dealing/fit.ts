import { type Length, promisedWords, wordsPerMinute } from '../../../game/modes.ts'
import { type Random, shuffle } from '../../../game/random.ts'
import { longPlay, playerOf, standIn } from '../situation.ts'
import { type Item } from '../item.ts'

type Wanted = {
  readonly words: number
  readonly parts: readonly string[]
  /** Groups that must not be missed. */
  readonly first: ReadonlySet<string>
}

/** A play may have so much more than the wanted words. */
const mostOverWanted = 1.04
/** Words that are left to those who would otherwise have little to say. */
const roomForOthers = 150
/** Of the longest that a chapter may be so much is filled: words are counted before names stand in them. */
const certainPart = 0.97

/** Words by the part that is sure to say them; under null those that whoever is quietest says. */
type Shares = ReadonlyMap<string | null, number>

/** How many words each optional group has, and under null what must be said; and whose they are. */
export type Groups = {
  readonly sizes: ReadonlyMap<string | null, number>
  readonly shares: ReadonlyMap<string | null, Shares>
}

export function measureGroups(items: readonly Item[]): Groups {
  return { sizes: sizesOf(items), shares: sharesOf(items) }
}

/** The promised words; more, as far as the minutes go, where what must be said leaves no room for anything else. */
export function wordsWanted(length: Length, { sizes }: Groups): number {
  const most = (length.minutes.to * wordsPerMinute * certainPart) / mostOverWanted
  return Math.max(promisedWords(length), Math.min(most, (sizes.get(null) ?? 0) + roomForOthers))
}

/** Leaves what must be said and as many optional groups as the minutes have room for: those of the quiet ones first. */
export function fitMinutes(
  items: readonly Item[],
  { sizes, shares }: Groups,
  wanted: Wanted,
  random: Random,
): Item[] {
  const most = wanted.words * mostOverWanted
  const kept = new Set<string | null>([null])
  let total = sizes.get(null) ?? 0
  let said: Shares = shares.get(null) ?? new Map()
  for (const tier of tiersOf([...sizes.keys()], wanted)) {
    const waiting = new Set(shuffle(tier, random))
    for (;;) {
      const fitting = [...waiting].filter((group) => total + (sizes.get(group) ?? 0) <= most)
      const group = fairest(fitting, (one) => add(said, shares.get(one) ?? new Map()), wanted.parts)
      if (group === null) break
      waiting.delete(group)
      kept.add(group)
      total += sizes.get(group) ?? 0
      said = add(said, shares.get(group) ?? new Map())
    }
  }
  return items.filter(({ group }) => kept.has(group))
}

/** What must not be missed; then a long play gives everybody a turn, and a short one has other things to do. */
function tiersOf(groups: readonly (string | null)[], { words, first }: Wanted): string[][] {
  const rank = (group: string) =>
    first.has(group) ? 0 : group.startsWith('turn ') === words >= longPlay ? 1 : 2
  const all = groups.filter((group) => group !== null)
  return [0, 1, 2].map((tier) => all.filter((group) => rank(group) === tier))
}

function fairest(
  groups: readonly string[],
  sharesWith: (group: string) => Shares,
  parts: readonly string[],
): string | null {
  let best: { readonly group: string; readonly cost: number } | null = null
  for (const group of groups) {
    const cost = unfairness(sharesWith(group), parts)
    if (best === null || cost < best.cost) best = { group, cost }
  }
  return best?.group ?? null
}

/** How far above a fair share some parts are sure to be, squared, in shares of the whole. */
function unfairness(said: Shares, parts: readonly string[]): number {
  const total = [...said.values()].reduce((sum, words) => sum + words, 0)
  const fair = total / parts.length
  return parts.reduce((sum, part) => sum + (Math.max(0, (said.get(part) ?? 0) - fair) / total) ** 2, 0)
}

function add(some: Shares, more: Shares): Shares {
  const sum = new Map(some)
  for (const [part, words] of more) sum.set(part, (sum.get(part) ?? 0) + words)
  return sum
}

function sharesOf(items: readonly Item[]): Map<string | null, Shares> {
  const groups = new Map<string | null, Map<string | null, number>>()
  for (const item of items) {
    if (item.is !== 'speech') continue
    const shares = groups.get(item.group) ?? new Map<string | null, number>()
    groups.set(item.group, shares)
    const part = partOf(item)
    shares.set(part, (shares.get(part) ?? 0) + item.words)
  }
  return groups
}

function partOf({ who: [role = ''], bit }: Extract<Item, { is: 'speech' }>): string | null {
  const { situation, fixed } = bit
  if (role === 'LEAD') return situation.lead
  const me = fixed['ME']
  if (role === 'ME' && me !== undefined) return standIn(me, situation)
  return playerOf(role, situation)
}

export function sizesOf(items: readonly Item[]): Map<string | null, number> {
  const sizes = new Map<string | null, number>([[null, 0]])
  for (const item of items) {
    const words = item.is === 'speech' ? item.words : 0
    sizes.set(item.group, (sizes.get(item.group) ?? 0) + words)
  }
  return sizes
}
