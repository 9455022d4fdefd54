export const modes = ['quick', 'head-to-head', 'group'] as const
export type Mode = (typeof modes)[number]

export const modeLabels: { readonly [M in Mode]: string } = {
  quick: 'Quick Game',
  'head-to-head': 'Head to Head',
  group: 'Group Play',
}

/** As a party calls them (spec §1). */
export const gameNames: { readonly [M in Mode]: string } = {
  quick: 'Quick Twist',
  'head-to-head': 'Twist Duel',
  group: 'Story Circle',
}

export type Length = {
  /** Read aloud. */
  readonly minutes: { readonly from: number; readonly to: number }
  /** One call to an AI service writes one act. */
  readonly acts: number
  /** Per call (spec §7). */
  readonly maxTokens: number
}

export const wordsPerMinute = 130

export type Lengths = { readonly [M in Mode]: { readonly first: Length; readonly continuation: Length } }

/** Spec §7, §9. */
export const lengths: Lengths = {
  quick: {
    first: { minutes: { from: 5, to: 5 }, acts: 5, maxTokens: 1000 },
    continuation: { minutes: { from: 3, to: 5 }, acts: 4, maxTokens: 1000 },
  },
  'head-to-head': {
    first: { minutes: { from: 5, to: 5 }, acts: 5, maxTokens: 1000 },
    continuation: { minutes: { from: 3, to: 5 }, acts: 4, maxTokens: 1000 },
  },
  group: {
    first: { minutes: { from: 10, to: 15 }, acts: 5, maxTokens: 2000 },
    continuation: { minutes: { from: 5, to: 7 }, acts: 3, maxTokens: 1500 },
  },
}

/**
 * For an AI service. In group play its acts are shorter and more: an act in tags, and the plan in front of the first,
 * must fit the tokens of one call (docs/decisions/020-planning-from-the-cards.md).
 */
export const serviceLengths: Lengths = {
  ...lengths,
  group: {
    first: { ...lengths.group.first, acts: 6 },
    continuation: { ...lengths.group.continuation, acts: 4 },
  },
}

/** How far a script of so many spoken words lies outside the promised minutes, in shares of them; 0 within them. */
export function offPromise(spokenWords: number, { minutes: { from, to } }: Length): number {
  const minutes = spokenWords / wordsPerMinute
  return Math.max(0, 1 - minutes / from, minutes / to - 1)
}

/** The middle of the promised minutes. */
export function promisedWords(length: Length): number {
  return Math.round(((length.minutes.from + length.minutes.to) / 2) * wordsPerMinute)
}
