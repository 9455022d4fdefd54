import { wordsPerMinute } from '../../../game/modes.ts'
import { openingLines } from '../../steering.ts'
import { type Brief } from '../../beat-sheet.ts'
import { type Deal, type Dealt } from '../dealing/deal.ts'
import { weighDeal } from '../dealing/weigh-deal.ts'
import { type Item } from '../item.ts'
import { actOfScene } from '../set-lines.ts'
import { type Situation } from '../situation.ts'

/** A play as it stands: what is played of it, and who says it. */
export type Play = {
  readonly brief: Brief
  /** Of each half. */
  readonly situations: readonly Situation[]
  readonly items: readonly Item[]
  readonly deal: Deal
  /** Deals other items by the same chance: up to where they differ they fall to the same people. */
  readonly dealAgain: (items: readonly Item[]) => Deal
  /** The bunches of lines that an audience has brought in: they are not dropped. */
  readonly chosen: ReadonlySet<string>
}

export type Speech = Extract<Dealt, { is: 'speech' }>

export function speechesOf({ deal }: Pick<Play, 'deal'>): Speech[] {
  return deal.items.filter((item) => item.is === 'speech')
}

/** The act of the chapter that each item stands in. */
export function actsOfItems({ items, brief }: Pick<Play, 'items' | 'brief'>): number[] {
  const scenes = items.filter(({ is }) => is === 'act').length
  let act = 0
  return items.map((item) => {
    if (item.is === 'act') act = actOfScene(item.act, scenes, brief.length.acts)
    return act
  })
}

/** The first item of the act that may still change when its opening stands; null where it is over by then. */
export function firstFreeItem(play: Play, act: number): number | null {
  const acts = actsOfItems(play)
  const after = speechesOf(play).filter(({ at }) => acts[at] === act)[openingLines]
  return after === undefined ? null : after.at + 1
}

/** Puts some in before the items with these numbers. */
export function insertItems(
  items: readonly Item[],
  inserted: readonly { readonly at: number; readonly items: readonly Item[] }[],
): Item[] {
  return items.flatMap((item, index) => [
    ...inserted.flatMap((some) => (some.at === index ? some.items : [])),
    item,
  ])
}

/** How far over the longest promised minutes a steered play is shortened to, and may be. */
const minutesOver = { wanted: 1.08, most: 1.15 } as const

function wordsWithin({ length }: Brief, over: number): number {
  return length.minutes.to * wordsPerMinute * over
}

/** It has all the words that it should have. */
export function isLong(play: Play): boolean {
  return wordsOf(play) > wordsWithin(play.brief, minutesOver.wanted)
}

export function isTooLong(play: Play): boolean {
  return wordsOf(play) > wordsWithin(play.brief, minutesOver.most)
}

/**
 * The play with these items, and without as many optional bunches from `free` on as it has grown too long; null where
 * somebody then says what they cannot know, or is not there to say it.
 */
export function changePlay(play: Play, items: readonly Item[], free: number, chosen: string): Play | null {
  const changed = { ...play, items, chosen: new Set([...play.chosen, chosen]) }
  const dealt = dealIfSound(changed, items)
  return dealt && shorten(dealt, free)
}

function dealIfSound(play: Play, items: readonly Item[]): Play | null {
  const deal = play.dealAgain(items)
  return deal.faults.length > play.deal.faults.length ? null : { ...play, items, deal }
}

function shorten(play: Play, free: number): Play {
  const most = wordsWithin(play.brief, minutesOver.wanted)
  let best = play
  const stays = new Set(play.chosen)
  for (;;) {
    const over = wordsOf(best) - most
    if (over <= 0) return best
    const sizes = [...sizesFrom(best, free)].filter(([group]) => !stays.has(group))
    const [nearest] = sizes.toSorted(([, a], [, b]) => Math.abs(a - over) - Math.abs(b - over))
    if (nearest === undefined) return best
    const [group] = nearest
    stays.add(group)
    best =
      dealIfSound(
        best,
        best.items.filter((item) => item.group !== group),
      ) ?? best
  }
}

/** The words of each optional bunch that has not begun. */
function sizesFrom({ items }: Play, free: number): Map<string, number> {
  const begun = new Set(items.slice(0, free).map(({ group }) => group))
  const sizes = new Map<string, number>()
  for (const item of items)
    if (item.group !== null && item.is === 'speech' && !begun.has(item.group))
      sizes.set(item.group, (sizes.get(item.group) ?? 0) + item.words)
  return sizes
}

export function wordsOf(play: Pick<Play, 'deal'>): number {
  return speechesOf(play).reduce((sum, { words }) => sum + words, 0)
}

/** How far it lies outside the gates, and how often one speaks on from bit to bit. */
export function costOf({ deal, brief }: Play): number {
  const { from, to } = brief.length.minutes
  const minutes = { from, to: to * (minutesOver.most / minutesOver.wanted) }
  const { gates, uneven } = weighDeal(deal.items, { ...brief, length: { ...brief.length, minutes } })
  return gates + uneven + deal.seams / 10
}
