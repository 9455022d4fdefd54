import { type Collections, type DeckCard } from '../card.ts'
import { type Random } from '../random.ts'
import { type Rating } from '../rating.ts'
import { type Step } from './readers.ts'
import { type PersonId } from './room.ts'
import { type Offer } from './show/twists.ts'

/** What is decided from besides the room itself: nothing else is known, so that a test can say everything. */
export type Desk = {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly random: Random
  readonly newId: () => string
  readonly deck: Collections<DeckCard>
  /** The script of the round, as far as it is written. */
  readonly script: WrittenScript
  /** How often the room has laughed at the lines that they read in it. */
  readonly laughs: { readonly [id: PersonId]: number }
  /** Whether a device of theirs is connected: of the audience no turn tells. */
  readonly isConnected: (id: PersonId) => boolean
  /** A name that may stand in a room of this rating. */
  readonly isFit: (name: string, rating: Rating) => boolean
}

export type WrittenScript = {
  /** Only steps that gain no more lines. */
  readonly steps: readonly Step[]
  /** How many chapters are begun. */
  readonly chapters: number
  /** Whether the last of them is at its end. */
  readonly isOver: boolean
  /** Why it ended before. */
  readonly problem: string | null
  /** The next act that the room may decide on, once the act before it is written. */
  readonly offer: Offer | null
}

export const noScript: WrittenScript = { steps: [], chapters: 0, isOver: false, problem: null, offer: null }
