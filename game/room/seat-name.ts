import { cleanName } from '../clean-name.ts'

/** In code points. */
export const longestSeatName = 20

/** May be empty. */
export function cleanSeatName(text: string): string {
  return cleanName(text, longestSeatName)
}
