export const categories = ['characters', 'programs', 'settings'] as const
export type Category = (typeof categories)[number]

/** The fields are the specification's (spec §3). */
export type Card = { readonly id: string; readonly name: string; readonly image_url: string }

/** Lower-case tags; the first is the role, genre or kind of place. Only programs have a `cast`: 5–7 names. */
export type DeckCard = Card & { readonly tags: readonly string[]; readonly cast: readonly string[] }

export type Collections<C extends Card = Card> = { readonly [K in Category]: readonly C[] }

export type Draw<C extends Card = Card> = { readonly [K in Category]: C }

export const categoryLabels: { readonly [K in Category]: string } = {
  characters: 'Character',
  programs: 'Program',
  settings: 'Setting',
}
