import { type Rating } from '../../../game/rating.ts'
import { type Address } from '../use-entry.ts'

export type Visit =
  | { readonly scriptId: string; readonly rating: Rating | null }
  | { readonly scriptId: null; readonly rating: Rating }

/** History states may be made by hand, or be none. isExplicit is false by default (spec §3). */
export function readVisit(search: string, state: unknown): Visit {
  const scriptId = new URLSearchParams(search).get('script')
  const rating = ratingOf(state)
  return scriptId ? { scriptId, rating } : { scriptId: null, rating: rating ?? 'family-friendly' }
}

export function placeOfVisit({ scriptId, rating }: Visit): Address {
  const search = scriptId === null ? '' : `?script=${encodeURIComponent(scriptId)}`
  return {
    path: `/quickgame${search}`,
    state: rating === null ? {} : { isExplicit: rating === 'r-rated' },
    how: 'replace',
  }
}

function ratingOf(state: unknown): Rating | null {
  if (typeof state !== 'object' || state === null || !('isExplicit' in state)) return null
  if (typeof state.isExplicit !== 'boolean') return null
  return state.isExplicit ? 'r-rated' : 'family-friendly'
}
