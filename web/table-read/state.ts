import { type Problem } from '../../game/problem.ts'
import { type ScriptView } from '../../game/protocol.ts'
import { findPlace } from '../../script/aloud/scenes.ts'
import { growSpeeches, noSpeeches, type Speech, type Speeches } from '../../script/aloud/speeches.ts'
import { beginWriting, hearNews, type Writing, type WritingNews } from '../script/writing.ts'
import { type Kept } from './place.ts'

export type TableRead =
  | { readonly is: 'opening' }
  | { readonly is: 'missing'; readonly problem: Problem }
  | ({ readonly is: 'open' } & Reading)

export type Reading = {
  readonly writing: Writing
  readonly speeches: Speeches
  readonly spot: Spot
  /** Whether it goes on by itself. */
  readonly isPaced: boolean
}

type Spot =
  /** Before a reload it was here: the script is not there so far yet. */
  | { readonly is: 'seeking'; readonly kept: Kept }
  /** At a step, or at the next one that will be written. */
  | { readonly is: 'step'; readonly at: number }
  | { readonly is: 'end' }

export type ReadNews =
  | { readonly is: 'opening' }
  | { readonly is: 'missing'; readonly problem: Problem }
  | { readonly is: 'open'; readonly script: ScriptView; readonly kept: Kept | null }
  | { readonly is: 'writing'; readonly scriptId: string; readonly news: WritingNews }
  | ReadMove

export type ReadMove =
  | { readonly is: 'forward' }
  | { readonly is: 'back' }
  | { readonly is: 'jump'; readonly to: number }
  | { readonly is: 'last' }
  /** A step has been read to its end by a machine. It is no news when the room has moved on already. */
  | { readonly is: 'passed'; readonly key: string }
  | { readonly is: 'pace'; readonly on: boolean }

export function readOn(read: TableRead, news: ReadNews): TableRead {
  if (news.is === 'opening' || news.is === 'missing') return news
  if (news.is === 'open') return { is: 'open', ...begin(news.script, news.kept) }
  if (read.is !== 'open') return read
  if (news.is !== 'writing') return { ...read, ...move(read, news) }
  // News of a script that is not on the stage any more is no news.
  return read.writing.script.id === news.scriptId ? { ...read, ...hear(read, news.news) } : read
}

function begin(script: ScriptView, kept: Kept | null): Reading {
  return {
    writing: beginWriting(script),
    speeches: noSpeeches,
    spot: kept === null ? { is: 'step', at: 0 } : { is: 'seeking', kept },
    isPaced: false,
  }
}

function hear(reading: Reading, news: WritingNews): Reading {
  const writing = hearNews(reading.writing, news)
  const speeches = growSpeeches(reading.speeches, writing.lines, { isOver: !mayGrow(writing) })
  const grown = { ...reading, writing, speeches }
  // The room has asked for more: the next step is what comes.
  if (news.is === 'continued') return { ...grown, spot: { is: 'step', at: speeches.all.length } }
  return { ...grown, spot: settle(turnBack(reading, grown)) }
}

/** It waited for the next step, but the last one has gained lines: they are read first. */
function turnBack({ speeches: before }: Reading, grown: Reading): Reading {
  const last = before.all.length - 1
  const isWaiting = grown.spot.is === 'step' && grown.spot.at === last + 1 && last >= 0
  const gained = grown.speeches.all[last]?.lines.length !== before.all[last]?.lines.length
  return isWaiting && gained ? { ...grown, spot: { is: 'step', at: last } } : grown
}

/** Where the room is, now that the script is so long, or over. */
function settle({ spot, speeches: { all }, writing }: Reading): Spot {
  const isOver = !mayGrow(writing)
  if (spot.is === 'seeking') {
    if (spot.kept === 'end') return isOver ? { is: 'end' } : spot
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

/** `awaits`: beyond the last step it waits for the next, which then is the one that is read. */
function goForward(reading: Reading, at: number, awaits: boolean): Reading {
  const count = reading.speeches.all.length
  if (at + 1 < count) return { ...reading, spot: { is: 'step', at: at + 1 } }
  if (!mayGrow(reading.writing)) return { ...reading, spot: { is: 'end' }, isPaced: false }
  return awaits ? { ...reading, spot: { is: 'step', at: count } } : reading
}

/** More may come: it is being written, or what is stored of it is still on its way. */
export function mayGrow({ now }: Writing): boolean {
  return now.is === 'following' || now.is === 'continuing'
}

/** What is read now; null where nothing is. */
export function stepOf({ spot, speeches }: Reading): Speech | null {
  return spot.is === 'step' ? (speeches.all[spot.at] ?? null) : null
}

/** The room is as far as the writer: the next step is not there yet. */
export function isAwaiting({ spot, speeches, writing }: Reading): boolean {
  return spot.is === 'step' && spot.at >= speeches.all.length - 1 && mayGrow(writing)
}
