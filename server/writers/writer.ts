import { type Outline } from '../../comedy/asking/outline.ts'
import { type Brief, type ChapterPlan } from '../../comedy/beat-sheet.ts'
import { type Memory } from '../../comedy/memory.ts'
import { type Steering } from '../../comedy/steering.ts'
import { type Twist } from '../../game/room/show/twists.ts'
import { type Lengths } from '../../game/modes.ts'
import { type Problem } from '../../game/problem.ts'

export type Assignment = {
  readonly brief: Brief
  readonly sheet: ChapterPlan
  /** The text of each act so far, act 0 first; the last one may end in the middle of a line. Empty at the start. */
  readonly written: readonly string[]
  /** A writer gives up its request at once. */
  readonly signal: AbortSignal
  /** Told whenever the writer has planned on, before it gives what follows from that. */
  readonly planned?: (outline: Outline) => void
  /** A writer waits for this before each act; absent where nobody is waited for. */
  readonly mayBegin?: (act: number) => Promise<void>
  /** What an audience has given the acts of this chapter until now. */
  readonly steered: readonly Steering[]
  /** Acts that a room is asked about while the act before is read; absent where there are none. */
  readonly decided?: readonly number[]
  /**
   * A writer waits for this in each act but the first, when it has given the act's opening: up to its third spoken line.
   * Absent where nobody steers.
   */
  readonly steer?: (act: number) => Promise<Steering>
}

/** First `drop` UTF-16 units are taken off the act's end, then `text` is added. */
export type Fragment = { readonly act: number; readonly drop: number; readonly text: string }

/** Ends when the chapter is whole. A final failure is thrown as a `WriterFailure`, after all that came before it. */
export type Writer = {
  readonly name: string
  readonly kind: 'house' | 'ai'
  /** After its first lines, on common beats (`server/time/beat.ts`). */
  readonly givesInBeats: boolean
  /** How long its chapters are, and in how many acts. */
  readonly lengths: Lengths
  /** What this writer begins from: its plan, or what it knows before it has one. */
  plan(brief: Brief): Promise<ChapterPlan>
  /** What stands the moment the chapter is planned; null where the writer needs its time. It writes on from there. */
  opening(assignment: Pick<Assignment, 'brief' | 'sheet'>): Promise<Fragment | null>
  /** What it plays of the corpus, or tells of its own: for the memory of the players. */
  played(sheet: ChapterPlan): Memory
  /** Three for a room to choose from before the act, or none where this writer has none. */
  twists(from: Pick<Assignment, 'brief' | 'sheet' | 'steered'>, act: number): Promise<readonly Twist[]>
  write(assignment: Assignment): AsyncIterable<Fragment>
}

export class WriterFailure extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.sentence)
    this.name = 'WriterFailure'
    this.problem = problem
  }
}
