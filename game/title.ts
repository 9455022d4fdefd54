import { type Category } from './card.ts'
import { cleanName } from './clean-name.ts'

/** In characters. */
export const longestTitle = 120

/** May be empty. */
export function cleanTitle(text: string): string {
  return cleanName(text, longestTitle)
}

export function titleOfCards(draw: { readonly [K in Category]: { readonly name: string } }): string {
  return cleanTitle(`${draw.characters.name} in ${draw.programs.name}`)
}
