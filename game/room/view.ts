import { type Card, type Category } from '../card.ts'
import { type ScriptView } from '../protocol.ts'
import {
  type Choice,
  type PartOf,
  type Person,
  type PersonId,
  type Role,
  type Setup,
  type Verdict,
  type Votes,
} from './room.ts'
import { type Decided, type Decision } from './show/twists.ts'

/*
 * What is told. `GET /api/rooms/:code/events?tab=…` is one event stream:
 *
 *   hello    Hello, first of all
 *   room     RoomView, whole, after every turn; the same bytes for everybody
 *   you      OwnView, whole, whenever it has changed
 *   script   ScriptView of the round, when it begins and when it changes (a chapter, a title, its end)
 *   piece    PieceEvent, with the id "<round>.<piece>", which a reconnecting browser sends as Last-Event-ID
 *   pulse    Pulse, at most five times a second
 *   replaced the newest tab of a person has the stream now: this one is closed and not opened again by itself
 *
 * To whom a round is not dealt (R-rated, not agreed) neither script nor pieces nor pulses are sent.
 */

export type Hello = { readonly now: number }

export type PersonView = Pick<Person, 'id' | 'name' | 'color' | 'role' | 'isReady' | 'isCovered'> & {
  readonly isHere: boolean
}

export type DealView = { readonly [K in Category]: readonly Card[] }

/** Its scripts as far as they came to the stage; `author` is null until the duel is over. */
export type DuelView = {
  /** Scripts in all. */
  readonly of: number
  readonly scripts: readonly {
    /** The number of its round. */
    readonly n: number
    readonly scriptId: string
    readonly draw: CardsView
    readonly author: PersonId | null
  }[]
  readonly verdict: Verdict | null
}

/** `tapped`: players who have tapped. */
export type DecisionView = Omit<Decision, 'taps'> & { readonly tapped: readonly PersonId[] }

/** Sums over the rounds so far; who has none is not in it. */
export type EveningView = {
  readonly laughs: { readonly [id: PersonId]: number }
  readonly wins: { readonly [id: PersonId]: number }
}

export type CardsView = { readonly [K in Category]: Card }

export type PhaseView =
  | { readonly is: 'lobby' }
  | {
      readonly is: 'choosing'
      readonly deal: DealView
      /** Who has one of each. */
      readonly done: readonly PersonId[]
      readonly until: number
    }
  /** `done`: who has a whole hand. */
  | { readonly is: 'hands'; readonly done: readonly PersonId[]; readonly until: number }
  | { readonly is: 'dealing'; readonly until: number }
  | { readonly is: 'parts'; readonly until: number }
  | { readonly is: 'performing'; readonly at: number; readonly since: number }
  /** `voted`: players who have tapped. */
  | {
      readonly is: 'voting'
      readonly isByHand: boolean
      readonly voted: readonly PersonId[]
      readonly until: number
    }
  | { readonly is: 'curtain'; readonly problem: string | null; readonly until: number | null }
  | { readonly is: 'closed' }

export type RoomView = {
  readonly code: string
  readonly n: number
  readonly host: PersonId
  readonly setup: Setup
  readonly isLocked: boolean
  readonly isCodeHidden: boolean
  /** Seats in the order of joining, then the screen; also those who left while they have a part. */
  readonly people: readonly (PersonView & { readonly hasLeft: boolean })[]
  readonly audience: number
  readonly phase: PhaseView
  readonly round: {
    readonly n: number
    readonly setup: Setup
    readonly draw: CardsView
    readonly votes: Votes | null
    readonly parts: readonly PartOf[]
    readonly scriptId: string
    readonly decided: readonly Decided[]
  } | null
  readonly duel: DuelView | null
  readonly decision: DecisionView | null
  /** Null while the host does not show it. */
  readonly evening: EveningView | null
}

export type OwnView = {
  readonly id: PersonId
  readonly name: string
  readonly role: Role
  readonly isHost: boolean
  /** The room is R-rated and this phone has not been asked yet. */
  readonly isAsked: boolean
  /** While choosing, of the room's cards or of one's own. */
  readonly choice: Choice
  /** In a duel, while hands are made. */
  readonly hand: DealView | null
  /** The number of the round that is one's own in a duel, once it has come to the stage. */
  readonly entry: number | null
  /** While voting: what may be voted for, and what is. */
  readonly ballot: readonly number[]
  readonly vote: number | null
  /** While the room decides. */
  readonly twist: string | null
  /** For the host, who may remove them; else empty. At most a hundred. */
  readonly audience: readonly { readonly id: PersonId; readonly name: string }[]
}

/** Laughs that have become more, with their sums; `from` are those who laughed (for colours), at most twenty. */
export type Pulse = {
  readonly round: number
  readonly laughs: readonly {
    readonly chapter: number
    readonly act: number
    readonly line: number
    readonly count: number
  }[]
}

/** `POST /api/rooms` (201) and `GET /api/rooms/:code` (for those who are in it; others: no-such-room). */
export type RoomAnswer = {
  readonly room: RoomView
  readonly you: OwnView
  readonly script: ScriptView | null
}

/** `POST …/moves`: the number of the turn that it became, or of the last one where it changed nothing. */
export type MoveAnswer = { readonly n: number }
