import { type Rating } from '../../game/rating.ts'
import { keepClean } from '../writers/keep-clean.ts'

/** In a room for families a name passes the filter of the scripts. */
export function isFit(name: string, rating: Rating): boolean {
  return rating === 'r-rated' || keepClean(name) === name
}
