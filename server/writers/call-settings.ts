import { type Clock } from '../clock.ts'
import { type Timeouts } from './stream-watch.ts'

/** Tokens of one call as the service counted them. */
export type Usage = { readonly promptTokens: number; readonly completionTokens: number }

/** Where the AI service is, and what one needs to call it. The key goes into one header and nowhere else. */
export type CallSettings = {
  readonly apiKey: string | null
  /** Up to and without `/chat/completions`. */
  readonly baseUrl: string
  readonly model: string
  readonly clock: Clock
  readonly log: { warn(fields: object, message: string): void }
  readonly timeouts?: Partial<Timeouts>
  readonly onUsage?: (usage: Usage) => void
}
