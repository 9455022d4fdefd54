import { type Rating } from '../../../game/rating.ts'

/** What the address asks for: a script that exists, or a new one of a rating. */
export type Visit =
  | { readonly to: 'script'; readonly scriptId: string; readonly rating: Rating | null }
  | { readonly to: 'new-script'; readonly rating: Rating }

/** Null when there is nothing to go by: neither a script nor a rating. History states may be made by hand. */
export function readVisit(search: string, state: unknown): Visit | null {
  const scriptId = new URLSearchParams(search).get('script')
  const rating = ratingOf(state)
  if (scriptId) return { to: 'script', scriptId, rating }
  return rating === null ? null : { to: 'new-script', rating }
}

function ratingOf(state: unknown): Rating | null {
  if (typeof state !== 'object' || state === null || !('isExplicit' in state)) return null
  if (typeof state.isExplicit !== 'boolean') return null
  return state.isExplicit ? 'r-rated' : 'family-friendly'
}

export function pathOfScript(scriptId: string): string {
  return `/quickgame?script=${encodeURIComponent(scriptId)}`
}

export function stateOf(rating: Rating): { isExplicit: boolean } {
  return { isExplicit: rating === 'r-rated' }
}
