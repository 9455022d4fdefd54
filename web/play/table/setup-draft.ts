import { fewestPlayers, longestPlayerName, mostPlayers } from '../../../game/seats.ts'
import { ratings, type Rating } from '../../../game/rating.ts'
import { keep, readKept } from '../../ui/keep.ts'

export type SetupDraft = { readonly names: readonly string[]; readonly rating: Rating }

export const playerCounts: readonly number[] = Array.from(
  { length: mostPlayers - fewestPlayers + 1 },
  (_, index) => fewestPlayers + index,
)

/** Spec §4. */
export type Recount = (names: readonly string[], count: number) => readonly string[]

export const resetNames: Recount = (_names, count) => Array<string>(count).fill('')

export const keepNames: Recount = (names, count) => [...names, ...resetNames([], count)].slice(0, count)

export function readDraft(key: string): SetupDraft {
  return readKept('tab', key, cleanDraft)
}

export function keepDraft(key: string, draft: SetupDraft) {
  keep('tab', key, draft)
}

function cleanDraft(kept: unknown): SetupDraft {
  const { names, rating } =
    typeof kept === 'object' && kept !== null ? { ...kept } : ({} as Record<string, unknown>)
  return { names: namesOf(names) ?? resetNames([], fewestPlayers), rating: ratingOf(rating) }
}

function namesOf(names: unknown): readonly string[] | null {
  if (!Array.isArray(names) || !playerCounts.includes(names.length)) return null
  return names.map((name) => (typeof name === 'string' ? name.slice(0, longestPlayerName) : ''))
}

function ratingOf(rating: unknown): Rating {
  return ratings.find((known) => known === rating) ?? 'family-friendly'
}
