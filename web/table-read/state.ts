import { findPlace } from '../../script/aloud/scenes.ts'
import { growSpeeches, noSpeeches, type Speech, type Speeches } from '../../script/aloud/speeches.ts'
import { type Writing } from '../script/writing.ts'
import { type KeptPlace } from './place.ts'

export type Reading = {
  readonly writing: Writing
  readonly speeches: Speeches
  readonly spot: Spot
  readonly isPaced: boolean
}

type Spot =
  /** Before a reload it was here: the script is not there so far yet. */
  | { readonly is: 'seeking'; readonly kept: KeptPlace }
  /** At a step, or at the next one that will be written. */
  | { readonly is: 'step'; readonly at: number }
  | { readonly is: 'end' }

export type ReadNews = { readonly is: 'grown'; readonly writing: Writing } | ReadMove

export type ReadMove =
  | { readonly is: 'forward' }
  | { readonly is: 'back' }
  | { readonly is: 'jump'; readonly to: number }
  | { readonly is: 'last' }
  /** A step has been read to its end by a machine. It is no news when the room has moved on already. */
  | { readonly is: 'passed'; readonly key: string }
  | { readonly is: 'pace'; readonly on: boolean }

export function readOn(reading: Reading, news: ReadNews): Reading {
  return news.is === 'grown' ? hear(reading, news.writing) : move(reading, news)
}

export function beginReading({ writing, kept }: { writing: Writing; kept: KeptPlace | null }): Reading {
  const spot: Spot = kept === null ? { is: 'step', at: 0 } : { is: 'seeking', kept }
  const unread = { ...writing, lines: [] }
  return hear({ writing: unread, speeches: noSpeeches, spot, isPaced: false }, writing)
}

function hear(reading: Reading, writing: Writing): Reading {
  const before = reading.writing.script.chapters.length
  const isAnother = writing.script.chapters.length > before
  const grown = grow(isAnother ? awaitNext(reading, writing) : reading, writing)
  return { ...grown, spot: settle(grown) }
}

function awaitNext(reading: Reading, writing: Writing): Reading {
  const longer = grow(reading, { ...writing, lines: reading.writing.lines })
  return { ...longer, spot: { is: 'step', at: longer.speeches.all.length } }
}

function grow(reading: Reading, writing: Writing): Reading {
  const speeches = growSpeeches(reading.speeches, writing.lines, { isOver: !mayGrow(writing) })
  return turnBack(reading, { ...reading, writing, speeches })
}

/** It waited for the next step, but the last one has gained lines: they are read first. */
function turnBack({ speeches: before }: Reading, grown: Reading): Reading {
  const last = before.all.length - 1
  const isWaiting = grown.spot.is === 'step' && grown.spot.at === last + 1 && last >= 0
  const gained = grown.speeches.all[last]?.lines.length !== before.all[last]?.lines.length
  return isWaiting && gained ? { ...grown, spot: { is: 'step', at: last } } : grown
}

function settle({ spot, speeches: { all }, writing }: Reading): Spot {
  const isOver = !mayGrow(writing)
  if (spot.is === 'seeking') {
    if (spot.kept === 'end') return isOver ? { is: 'end' } : spot
    if (spot.kept.chapter >= writing.script.chapters.length) return { is: 'step', at: 0 }
    const at = findPlace(all, spot.kept)
    if (at !== null) return { is: 'step', at }
    return isOver ? { is: 'step', at: Math.max(0, all.length - 1) } : spot
  }
  return spot.is === 'step' && isOver && spot.at >= all.length ? { is: 'end' } : spot
}

function move(reading: Reading, news: ReadMove): Reading {
  const { spot, speeches, isPaced } = reading
  const count = speeches.all.length
  const go = (at: number): Reading => ({ ...reading, spot: { is: 'step', at } })
  switch (news.is) {
    case 'forward':
      return spot.is === 'step' ? goForward(reading, spot.at, isPaced) : reading
    case 'passed':
      return stepOf(reading)?.key === news.key && spot.is === 'step'
        ? goForward(reading, spot.at, true)
        : reading
    case 'back':
      if (spot.is === 'end') return count > 0 ? go(count - 1) : reading
      return spot.is === 'step' && spot.at > 0 ? go(spot.at - 1) : reading
    case 'jump':
      return count > 0 ? go(Math.min(Math.max(0, news.to), count - 1)) : reading
    case 'last':
      return count > 0 && spot.is === 'step' ? go(count - 1) : reading
    case 'pace':
      return spot.is === 'end' ? reading : { ...reading, isPaced: news.on }
  }
}

/** `awaits`: beyond the last step it waits for the next. */
function goForward(reading: Reading, at: number, awaits: boolean): Reading {
  const count = reading.speeches.all.length
  if (at + 1 < count) return { ...reading, spot: { is: 'step', at: at + 1 } }
  if (!mayGrow(reading.writing)) return { ...reading, spot: { is: 'end' }, isPaced: false }
  return awaits ? { ...reading, spot: { is: 'step', at: count } } : reading
}

/** Also while what is stored is still on its way. */
export function mayGrow({ now }: Writing): boolean {
  return now.is === 'following' || now.is === 'continuing'
}

export function stepOf({ spot, speeches }: Reading): Speech | null {
  return spot.is === 'step' ? (speeches.all[spot.at] ?? null) : null
}

export function isAwaiting({ spot, speeches, writing }: Reading): boolean {
  return spot.is === 'step' && spot.at >= speeches.all.length - 1 && mayGrow(writing)
}
