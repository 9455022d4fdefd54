import { type Item } from '../item.ts'
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

/** Where an act marks no pause: before an action with which another bit begins. */
export function breathsFrom(play: Play, free: number, act: number): Spot[] {
  const acts = actsOfItems(play)
  return play.items.flatMap((item, index): Spot[] => {
    const isBreath = acts[index] === act && index > free && beginsAnother(item, play.items[index - 1])
    const half = play.situations.indexOf(item.bit.situation)
    return isBreath ? [{ at: index, act, half, away: new Set(), isTaken: false }] : []
  })
}

function beginsAnother(item: Item, before: Item | undefined): boolean {
  return item.is === 'action' && item.group === null && before?.bit !== item.bit && before?.is !== 'act'
}
