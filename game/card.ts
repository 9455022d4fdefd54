/** The three collections a script draws from. */
export const categories = ['characters', 'programs', 'settings'] as const
export type Category = (typeof categories)[number]

/** What a player sees of a card. The fields are the specification's (spec §3). */
export type Card = { readonly id: string; readonly name: string; readonly image_url: string }

/**
 * A card with what only the writers use: lower-case tags (the first is the main one: a role, a genre or a kind of
 * place; settings also carry `interior` or `exterior`) and, for programs, the names of 5–7 characters.
 */
export type DeckCard = Card & { readonly tags: readonly string[]; readonly cast: readonly string[] }

export type Collections<C extends Card = Card> = { readonly [K in Category]: readonly C[] }

/** One card per category: what a script is made from. */
export type Draw<C extends Card = Card> = { readonly [K in Category]: C }

/** How a category is named on screen when one card of it is meant. */
export const categoryLabels: { readonly [K in Category]: string } = {
  characters: 'Character',
  programs: 'Program',
  settings: 'Setting',
}
