import { countAll, type LaughPlace, mostLaughs, mostLaughsOfLine, mostLines } from '../../../game/laughs.ts'
import { type LaughView } from '../../../game/protocol.ts'
import { type Line } from '../../../script/line.ts'
import { type Speech } from '../../../script/aloud/speeches.ts'
import { type ScriptLines } from '../../../script/growing-text.ts'
import { type Reading } from '../state.ts'

export function laughPlace({ spot, speeches }: Pick<Reading, 'spot' | 'speeches'>): LaughPlace | null {
  if (spot.is !== 'step') return null
  const step = speeches.all[spot.at] ?? speeches.all.at(-1)
  return step ? placeOfStep(step) : null
}

function placeOfStep({ place: { chapter, act, line }, lines }: Speech): LaughPlace {
  const said = lines.findLast(({ kind }) => kind === 'dialogue') ?? lines.at(-1)
  return { chapter, act, line: said?.line ?? line }
}

export function countLaughs(laughs: readonly LaughView[], { place, lines }: Speech): number {
  const isHere = (laugh: LaughView) =>
    laugh.chapter === place.chapter &&
    laugh.act === place.act &&
    lines.some(({ line }) => line === laugh.line)
  return laughs.reduce((sum, laugh) => (isHere(laugh) ? sum + countAll(laugh) : sum), 0)
}

export function addLaughs(laughs: readonly LaughView[], more: readonly LaughView[]): LaughView[] {
  const sums = [...laughs]
  for (const laugh of more) {
    const n = sums.findIndex((one) => isSamePlace(one, laugh))
    const count = Math.min(mostLaughsOfLine, (sums[n]?.count ?? 0) + laugh.count)
    const audience = (sums[n]?.audience ?? 0) + (laugh.audience ?? 0)
    const sum = { ...laugh, count, ...(audience > 0 && { audience }) }
    if (n < 0) sums.push(sum)
    else sums[n] = sum
  }
  return sums
}

/** What one request may carry. */
export function firstLaughs(laughs: readonly LaughView[]): LaughView[] {
  return laughs.slice(0, mostLines).map((laugh) => ({ ...laugh, count: Math.min(mostLaughs, laugh.count) }))
}

export function takeLaughs(laughs: readonly LaughView[], sent: readonly LaughView[]): LaughView[] {
  return laughs.flatMap((laugh) => {
    const count = laugh.count - (sent.find((one) => isSamePlace(one, laugh))?.count ?? 0)
    return count > 0 ? [{ ...laugh, count }] : []
  })
}

function isSamePlace(a: LaughPlace, b: LaughPlace): boolean {
  return a.chapter === b.chapter && a.act === b.act && a.line === b.line
}

export type Hit = {
  readonly place: LaughPlace
  readonly line: Line
  /** Who says it where it is nobody of the cast. */
  readonly stranger: string | null
  readonly count: number
  /** Besides those, where it counts apart. */
  readonly audience: number
}

/** At most `most` lines; among equals the first. */
export function biggestLaughs(laughs: readonly LaughView[], lines: ScriptLines, most: number): Hit[] {
  const inOrder = laughs.toSorted((a, b) => a.chapter - b.chapter || a.act - b.act || a.line - b.line)
  return inOrder
    .toSorted((a, b) => b.count - a.count)
    .flatMap(({ chapter, act, line, count, audience = 0 }) => {
      const found = lines[chapter]?.[act]?.[line]
      if (!found || count === 0) return []
      const cue = lines[chapter]?.[act]?.slice(0, line + 1).findLast(({ kind }) => kind === 'character')
      const stranger = found.speaker !== null && cue && cue.text !== found.speaker ? cue.text : null
      return [{ place: { chapter, act, line }, line: found, stranger, count, audience }]
    })
    .slice(0, most)
}
