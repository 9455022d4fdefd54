import { type BeatSheet, type Brief } from '../../comedy/beat-sheet.ts'
import { type Memory } from '../../comedy/memory.ts'
import { type Problem } from '../../game/problem.ts'

/** What a writer is set to: one chapter, from the beginning or from where an earlier writing of it was cut off. */
export type Assignment = {
  readonly brief: Brief
  readonly sheet: BeatSheet
  /** The text of each act so far, act 0 first; the last one may end in the middle of a line. Empty at the start. */
  readonly written: readonly string[]
  /** Aborted when the player stops the script or the instance ends. A writer gives up its request at once. */
  readonly signal: AbortSignal
}

/** Goes on the text of an act: first `drop` UTF-16 units are taken off its end, then `text` is added. */
export type Fragment = { readonly act: number; readonly drop: number; readonly text: string }

/**
 * One who writes scripts. The iteration ends when the chapter is whole; a failure for good is thrown as a
 * `WriterFailure`, with all that came before it already given.
 */
export type Writer = {
  /** What the player is told: "The house writer" or the name of the model. */
  readonly name: string
  readonly kind: 'house' | 'ai'
  /** Whether what it gives after its first lines comes on common beats (`server/time/beat.ts`) already. */
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
