import { type Problem } from '../../../game/problem.ts'
import { type Clock } from '../../time/clock.ts'
import { type Timeouts } from './watch.ts'

export type Usage = { readonly promptTokens: number; readonly completionTokens: number }

export type TokenBudget = {
  refusal(): Promise<Problem | null>
  spend(tokens: number): Promise<void>
}

/** The key goes into one header and nowhere else. */
export type CallSettings = {
  readonly apiKey: string | null
  /** Up to and without `/chat/completions`. */
  readonly baseUrl: string
  readonly model: string
  readonly clock: Clock
  readonly log: { warn(fields: object, message: string): void }
  readonly timeouts?: Partial<Timeouts>
  /** Once for every accepted call: the service's own count, or an estimate by length. */
  readonly onUsage?: (usage: Usage) => void
  readonly budget?: TokenBudget
}
