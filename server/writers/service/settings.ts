import { type Problem } from '../../../game/problem.ts'
import { type Clock } from '../../time/clock.ts'
import { type Timeouts } from './watch.ts'

/** Tokens of one call. */
export type Usage = { readonly promptTokens: number; readonly completionTokens: number }

/** What the host lets the AI service cost. */
export type TokenBudget = {
  /** Why no further call may be made; null while one may. */
  refusal(): Promise<Problem | null>
  spend(tokens: number): Promise<void>
}

/** Where the AI service is, and what one needs to call it. The key goes into one header and nowhere else. */
export type CallSettings = {
  readonly apiKey: string | null
  /** Up to and without `/chat/completions`. */
  readonly baseUrl: string
  readonly model: string
  readonly clock: Clock
  readonly log: { warn(fields: object, message: string): void }
  readonly timeouts?: Partial<Timeouts>
  /** Told once for every call that was accepted: the service's own count, or an estimate by length. */
  readonly onUsage?: (usage: Usage) => void
  readonly budget?: TokenBudget
}
