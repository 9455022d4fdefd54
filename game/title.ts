import { type Category } from './card.ts'
import { cleanName } from './clean-name.ts'

/** A title, in characters. */
export const longestTitle = 120

/** A title as it may be stored and shown, whoever thought of it. Empty when nothing readable is left. */
export function cleanTitle(text: string): string {
  return cleanName(text, longestTitle)
}

/** What a script is called until it or its player has a name for it. */
export function titleOfCards(draw: { readonly [K in Category]: { readonly name: string } }): string {
  return cleanTitle(`${draw.characters.name} in ${draw.programs.name}`)
}
