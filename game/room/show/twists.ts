import { type Mode } from '../../modes.ts'
import { type Tapped, type Taps } from './taps.ts'

/** One of three that a room chooses from between two acts. */
export type Twist = {
  /** Known to the writer that offers it. */
  readonly id: string
  /** As it stands on the phones: at most 60 letters. */
  readonly sentence: string
}

/** An act that the room may decide on before it is written; acts count from 0 in their chapter. */
export type Offer = {
  readonly chapter: number
  readonly act: number
  readonly twists: readonly Twist[]
  /** The step (script/aloud/speeches.ts) at which the room is asked: the last lines of the act before. */
  readonly from: number
}

export type Decision = Omit<Offer, 'from'> & {
  /** Ids of twists; secret until it is decided. */
  readonly taps: Taps
  /** Milliseconds since 1970. */
  readonly until: number
}

export type Decided = {
  readonly chapter: number
  readonly act: number
  /** Null where nobody tapped. */
  readonly twist: Twist | null
  readonly tapped: readonly Tapped[]
  /** The players, by id, whose taps were the room's. */
  readonly with: readonly string[]
}

/** Not in a duel: its scripts are all begun at once, and must be told apart by their hands alone. */
const decidedActs: {
  readonly [M in Mode]: { readonly first: readonly number[]; readonly sequel: readonly number[] }
} = {
  quick: { first: [2], sequel: [1] },
  'head-to-head': { first: [], sequel: [1] },
  group: { first: [2, 3], sequel: [1] },
}

/** The acts of a chapter, from 0, that a room is asked about; none is the first or comes after the last. */
export function decisionActs(mode: Mode, acts: number, isSequel: boolean): readonly number[] {
  const { first, sequel } = decidedActs[mode]
  return (isSequel ? sequel : first).filter((act) => act < acts)
}
