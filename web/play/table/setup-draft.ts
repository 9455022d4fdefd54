import { fewestPlayers, longestPlayerName, mostPlayers } from '../../../game/seats.ts'
import { ratings, type Rating } from '../../../game/rating.ts'

/** What a setup says so far: the names as they are typed, one for each seat, and the rating. */
export type SetupDraft = { readonly names: readonly string[]; readonly rating: Rating }

export const playerCounts: readonly number[] = Array.from(
  { length: mostPlayers - fewestPlayers + 1 },
  (_, index) => fewestPlayers + index,
)

/** What another number of players does with the names (spec §4): head-to-head begins anew, group play keeps them. */
export type Recount = (names: readonly string[], count: number) => readonly string[]

export const resetNames: Recount = (_names, count) => Array<string>(count).fill('')

export const keepNames: Recount = (names, count) => [...names, ...resetNames([], count)].slice(0, count)

/**
 * The draft that this tab keeps under a key, so that leaving the page loses nothing; an empty one when there is none.
 * What is kept may have been changed by hand.
 */
export function readDraft(key: string): SetupDraft {
  const kept = parse(readKept(key))
  return { names: namesOf(kept) ?? resetNames([], fewestPlayers), rating: ratingOf(kept) }
}

export function keepDraft(key: string, draft: SetupDraft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing for a page: the draft lives as long as the screen.
  }
}

function readKept(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function namesOf({ names }: Record<string, unknown>): readonly string[] | null {
  if (!Array.isArray(names) || !playerCounts.includes(names.length)) return null
  return names.map((name) => (typeof name === 'string' ? name.slice(0, longestPlayerName) : ''))
}

function ratingOf({ rating }: Record<string, unknown>): Rating {
  return ratings.find((known) => known === rating) ?? 'family-friendly'
}
