import { type Rating } from '../../game/rating.ts'

/** What is true in the world once a unit has played, for units that depend on it. */
export type Fact = 'thing-broken' | 'lights-out' | 'food-gone' | 'door-locked' | 'crowd-angry'

/**
 * The smallest piece that is chosen as a whole: an exchange, a scene, a stage of a gag. Its lines are written as
 *
 *     A: Spoken words.            the letter is a role, cast anew for every unit
 *     *A (whispering): Words.     the star: good enough to be quoted later in the script
 *     > What is seen and heard.   action
 *     2 A: Words.                 played only in the second of three tied variants; so is "2 > ..."
 *
 * Roles: L leads the script, S is the straight man, O owns the gag; A to D are whoever was heard least. In a line
 * `[one|two|three]` are variants (one index for the whole unit, that of the numbered lines), `<clean|rated>` follows the rating, and `{the:thing}`,
 * `{a:thing}`, `{thing}`, `{A}`, `{quote:A}` are slots (grammar/fill.ts).
 */
export type Unit = {
  readonly id: string
  readonly lines: readonly string[]
  /** Left out: fits both. */
  readonly rating?: Rating
  /** Left out: fits any act. */
  readonly when?: When
  readonly needs?: readonly Fact[]
  readonly unless?: readonly Fact[]
  readonly gives?: readonly Fact[]
}

/** Which part of the script a unit may stand in: the first two acts, all but the first, the last two. */
export type When = 'early' | 'later' | 'late'

/** `keeps` names roles of its plant that are the same part in all stages, besides O. */
export type Gag = {
  readonly id: string
  readonly idea: string
  readonly rating?: Rating
  readonly keeps?: readonly string[]
  readonly plant: Unit
  readonly echo: Unit
  readonly escalate: Unit
  readonly payoff: Unit
}

export type EngineAct = {
  readonly title: string
  readonly beats: readonly string[]
  /** A slot of the setting's lexicon, or null for the place itself. */
  readonly spot: string | null
  readonly scene: Unit
}

export type Engine = {
  readonly id: string
  /** X must Y while Z. */
  readonly premise: string
  /** What is funny about it, and how it is heightened. */
  readonly game: string
  readonly titles: readonly string[]
  readonly wants: { readonly lead: string; readonly straight: string; readonly others: readonly string[] }
  /** The fewest parts that can play it; left out: any number. */
  readonly least?: number
  /** Roles of its first scene that are the same part in all scenes, besides L and S. */
  readonly keeps?: readonly string[]
  /** Five acts; a chapter of five minutes plays the first scene, the last, and one of the others. */
  readonly acts: readonly EngineAct[]
  /** The first of the acts that play nothing but exchanges. */
  readonly interval: { readonly title: string; readonly beats: readonly string[] }
  /** Exchanges that only make sense in this engine. */
  readonly exchanges: readonly Unit[]
}

export type Twist = {
  readonly id: string
  readonly idea: string
  readonly plant: Unit
  readonly reveal: Unit
}
