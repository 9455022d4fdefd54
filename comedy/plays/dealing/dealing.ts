import { type Random } from '../../../game/random.ts'
import { type Situation } from '../situation.ts'
import { type Ahead } from './ahead.ts'
import { type Stage } from './stage.ts'
import { type BitRun } from '../item.ts'

/** Who plays the roles of one playing of a bit. */
export type Roles = ReadonlyMap<string, string>

/** What dealing a line depends on. */
export type Dealing = {
  readonly situation: Situation
  readonly stage: Stage
  readonly random: Random
  readonly bound: Map<BitRun, Roles>
  readonly ahead: Ahead
}
