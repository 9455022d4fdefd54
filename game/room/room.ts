import { type Category, type DeckCard, type Draw } from '../card.ts'
import { type Cast } from '../cast.ts'
import { type Mode } from '../modes.ts'
import { type Rating } from '../rating.ts'
import { type AudienceCount, type Tapped, type Taps } from './show/taps.ts'
import { type Decided, type Decision } from './show/twists.ts'

/** "p1", "p2", … in the order of joining; public. */
export type PersonId = string

export type Role = 'screen' | 'player' | 'audience'

export type Person = {
  readonly id: PersonId
  /** The account; told to nobody. */
  readonly user: string
  readonly name: string
  /** One of the six seats' colours, from 0; of no meaning outside a seat. */
  readonly color: number
  readonly role: Role
  readonly isReady: boolean
  /** To R-rated rounds; asked once. */
  readonly hasAgreed: boolean
  /** No device of theirs is connected since then, in milliseconds since 1970. */
  readonly awaySince: number | null
  /** The understudy reads their parts. */
  readonly isCovered: boolean
  readonly hasLeft: boolean
}

export type Setup = {
  readonly mode: Mode
  readonly rating: Rating
  readonly audience: AudienceCount
}

export type Choice = { readonly [K in Category]?: string }

/** Three cards of each category. */
export type Deal = { readonly [K in Category]: readonly DeckCard[] }

export type Votes = { readonly [K in Category]: { readonly [cardId: string]: number } }

/** `until` and `since` are milliseconds since 1970. */
export type Phase =
  | { readonly is: 'lobby' }
  | {
      readonly is: 'choosing'
      readonly deal: Deal
      /** Secret until the cards are dealt. */
      readonly choices: { readonly [id: PersonId]: Choice }
      readonly until: number
    }
  /** A duel: everybody makes a hand of their own. */
  | {
      readonly is: 'hands'
      /** Whose hand it is; secret until the duel is over. */
      readonly deals: { readonly [id: PersonId]: Deal }
      readonly choices: { readonly [id: PersonId]: Choice }
      readonly until: number
    }
  /** The cards are turned over. */
  | { readonly is: 'dealing'; readonly until: number }
  /** Everybody's part is turned over. */
  | { readonly is: 'parts'; readonly until: number }
  /** `at` is a step of reading out loud (script/aloud/speeches.ts); one that is not written yet is waited for. */
  | { readonly is: 'performing'; readonly at: number; readonly since: number }
  /** All scripts of the duel were read. `isByHand`: nobody may tap, so the room shows hands and the host counts. */
  | { readonly is: 'voting'; readonly isByHand: boolean; readonly until: number }
  /** `problem`: the writer failed, and after `until` the house writer goes on by itself. */
  | { readonly is: 'curtain'; readonly problem: string | null; readonly until: number | null }
  | { readonly is: 'closed' }

export type PartOf = { readonly part: string; readonly reader: PersonId }

export type Round = {
  /** Counts from 1. */
  readonly n: number
  readonly scriptId: string
  /** Who asked for the script: the host of that moment. */
  readonly owner: PersonId
  readonly setup: Setup
  readonly draw: Draw<DeckCard>
  /** What the room tapped; null where nobody was asked. */
  readonly votes: Votes | null
  readonly cast: Cast
  readonly parts: readonly PartOf[]
  /** How many are asked for, and by whom the last one is written. */
  readonly chapters: number
  readonly writer: 'default' | 'house'
  /** What the room has decided of its acts. */
  readonly decided: readonly Decided[]
}

/** Before anything is decided of it. */
export type NewRound = Omit<Round, 'decided'>

export type Entry = {
  readonly round: NewRound
  /** Who made its hand, and owns its script; secret until the duel is over. */
  readonly author: PersonId
}

export type Duel = {
  /** In the order in which they are read. */
  readonly entries: readonly Entry[]
  /** Which of them is on the stage, from 0. */
  readonly at: number
  /** For the numbers of the rounds; secret until they are counted. */
  readonly votes: Taps
  /** Null until it is over. */
  readonly verdict: Verdict | null
}

export type Verdict = {
  readonly tapped: readonly Tapped[]
  /** Numbers of rounds; several when they tie. */
  readonly winners: readonly number[]
}

/** What became of the people in the rounds so far: laughs at lines that they read, by round; and duels won. */
export type Evening = {
  readonly laughs: { readonly [round: number]: { readonly [id: PersonId]: number } }
  readonly wins: { readonly [id: PersonId]: number }
  readonly isShown: boolean
}

export type Room = {
  readonly id: string
  readonly code: string
  /** The number of the last turn that is folded in. */
  readonly n: number
  readonly host: PersonId
  readonly setup: Setup
  readonly isLocked: boolean
  readonly isCodeHidden: boolean
  /** Everybody who ever joined, in the order of joining. */
  readonly people: readonly Person[]
  /** Accounts that were removed, and do not come back. */
  readonly removed: readonly string[]
  readonly phase: Phase
  /** The last one; null before the first. */
  readonly round: Round | null
  /** Of which that round is one; null when it stands for itself. */
  readonly duel: Duel | null
  /** Open while a performance goes on. */
  readonly decision: Decision | null
  readonly evening: Evening
}

export function personOf({ people }: Room, id: PersonId): Person | undefined {
  return people.find((person) => person.id === id)
}

export function personOfUser({ people }: Room, user: string): Person | undefined {
  return people.find((person) => person.user === user)
}

/** In the order of joining; those who have left keep no seat. */
export function seated({ people }: Room): Person[] {
  return people.filter(({ role, hasLeft }) => role === 'player' && !hasLeft)
}

/** After a duel its winner is on the stage, which need not be the last. */
export function nextRound({ round, duel }: Room): number {
  return 1 + Math.max(round?.n ?? 0, ...(duel?.entries ?? []).map((entry) => entry.round.n))
}

/** Whether the person may be dealt in, given the rating. */
export function plays({ hasAgreed }: Person, { rating }: Setup): boolean {
  return rating === 'family-friendly' || hasAgreed
}

/** A device of theirs is connected, or was a moment ago. */
export function isHere({ awaySince, hasLeft }: Person): boolean {
  return awaySince === null && !hasLeft
}
