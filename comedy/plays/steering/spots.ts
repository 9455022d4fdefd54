import { findSpots } from '../turns.ts'
import { actsOfItems, type Play } from './play.ts'

/** A pause in a play, before the item with this number. */
export type Spot = {
  readonly at: number
  readonly act: number
  readonly half: number
  /** Who is out, at rest or hidden then. */
  readonly away: ReadonlySet<string>
  /** Another small plot goes on there. */
  readonly isTaken: boolean
}

/** Where something may be put in, from the item `free` on: at the pauses that scenarios mark. */
export function spotsFrom(play: Play, free: number): Spot[] {
  const acts = actsOfItems(play)
  const known = play.situations.map((situation, half) => findSpots(situation, half))
  return play.items.flatMap((item, index): Spot[] => {
    const name = item.is === 'note' && item.words[0] === 'turns' ? item.words.slice(1).join(' ') : null
    if (name === null || index + 1 <= free) return []
    const half = Number(name[0])
    const away = known[half]?.find((spot) => spot.name === name)?.away ?? new Set<string>()
    const isTaken = play.items[index + 1]?.group?.startsWith('turn ') ?? false
    return [{ at: index + 1, act: acts[index] ?? 0, half, away, isTaken }]
  })
}

/** Where an act marks no pause: before a hook; else between two bits, or at its end if there is another act. */
export function breathsFrom(play: Play, free: number, act: number): Spot[] {
  const acts = actsOfItems(play)
  const breaths = play.items.flatMap((item, at): Spot[] => {
    const before = play.items[at - 1]
    const isHere = at > free && before !== undefined && acts[at - 1] === act && before.bit !== item.bit
    if (!isHere || item.is === 'note' || (item.group !== null && item.group === before.group)) return []
    const half = play.situations.indexOf(before.bit.situation)
    return [{ at, act, half, away: new Set(), isTaken: false }]
  })
  const beforeHooks = breaths.filter(({ at }) => play.items[at]?.bit.kind === 'hook')
  return beforeHooks.length > 0 ? beforeHooks : breaths
}
