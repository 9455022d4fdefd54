import { type Twist } from '../game/room/show/twists.ts'
import { type Landed } from './landed.ts'

/**
 * What an audience has given an act before its rest is written. It is kept with the chapter, so that a take-over writes
 * the same.
 */
export type Steering = {
  /** Counted from 0 in its chapter. */
  readonly act: number
  /** What the room has chosen; null where it was not asked, or did not choose. */
  readonly twist: Twist | null
  /** What the room has laughed at in this chapter until then, the biggest laugh first. */
  readonly laughed: readonly Landed[]
}

/** So many spoken lines of an act are written before its audience has steered it. */
export const openingLines = 3

/** The opening of an act in tags: what stands there up to its third spoken line; the whole act when it is shorter. */
export function openingOf(text: string): string {
  let end = 0
  for (let line = 0; line < openingLines; line++) {
    const spoken = text.indexOf('<dialogue>', end)
    const after = spoken < 0 ? -1 : text.indexOf('\n', spoken)
    if (after < 0) return text
    end = after + 1
  }
  return text.slice(0, end)
}
