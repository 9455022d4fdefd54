import { type BeatSheet, type Brief } from '../../comedy/beat-sheet.ts'
import { type Memory } from '../../comedy/memory.ts'
import { type Problem } from '../../game/problem.ts'

export type Assignment = {
  readonly brief: Brief
  readonly sheet: BeatSheet
  /** The text of each act so far, act 0 first; the last one may end in the middle of a line. Empty at the start. */
  readonly written: readonly string[]
  /** A writer gives up its request at once. */
  readonly signal: AbortSignal
}

/** First `drop` UTF-16 units are taken off the act's end, then `text` is added. */
export type Fragment = { readonly act: number; readonly drop: number; readonly text: string }

/** Ends when the chapter is whole. A final failure is thrown as a `WriterFailure`, after all that came before it. */
export type Writer = {
  readonly name: string
  readonly kind: 'house' | 'ai'
  /** After its first lines, on common beats (`server/time/beat.ts`). */
  readonly givesInBeats: boolean
  /** A plan that this writer can make a good script of. */
  plan(brief: Brief): BeatSheet
  /** What stands the moment the chapter is planned; null where the writer needs its time. It writes on from there. */
  opening(assignment: Pick<Assignment, 'brief' | 'sheet'>): Fragment | null
  /** What of the corpus it plays, for the memory of the players. */
  played(assignment: Pick<Assignment, 'brief' | 'sheet'>): Memory
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
