import { type Place } from '../../script/aloud/speeches.ts'

/** Where a room was in a script. */
export type Kept = Place | 'end'

const keyOf = (scriptId: string) => `table-read:${scriptId}`

/** Kept for as long as the window is open: over a reload, and Back to the game and in again. */
export function keepPlace(scriptId: string, kept: Kept): void {
  try {
    sessionStorage.setItem(keyOf(scriptId), JSON.stringify(kept))
  } catch {
    // A browser without room for it begins at the beginning.
  }
}

export function readPlace(scriptId: string): Kept | null {
  try {
    return cleanPlace(JSON.parse(sessionStorage.getItem(keyOf(scriptId)) ?? 'null'))
  } catch {
    return null
  }
}

export function cleanPlace(value: unknown): Kept | null {
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
