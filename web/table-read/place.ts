import { type Place } from '../../script/aloud/speeches.ts'
import { keep, readKept } from '../ui/keep.ts'

export type KeptPlace = Place | 'end'

const keyOf = (scriptId: string) => `table-read:${scriptId}`

/** In session storage: survives a reload, and leaving for the game and back. */
export function keepPlace(scriptId: string, kept: KeptPlace): void {
  keep('tab', keyOf(scriptId), kept)
}

export function readPlace(scriptId: string): KeptPlace | null {
  return readKept('tab', keyOf(scriptId), cleanPlace)
}

/** Of a chapter, which may not be there yet. */
export function beginningOf(chapter: number): Place {
  return { chapter, act: 0, line: 0, part: 0 }
}

export function cleanPlace(value: unknown): KeptPlace | null {
  if (value === 'end') return value
  if (typeof value !== 'object' || value === null) return null
  const { chapter, act, line, part } = value as Record<string, unknown>
  return isCount(chapter) && isCount(act) && isCount(line) && isCount(part)
    ? { chapter, act, line, part }
    : null
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
