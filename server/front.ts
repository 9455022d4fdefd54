import { type Logger } from 'pino'
import { type ContactAnswer } from '../game/protocol.ts'
import { type Door } from './http/door.ts'
import { type EventStreams } from './http/event-stream.ts'
import { type Limits } from './http/limits.ts'
import { type TrustedProxies } from './http/peer-address.ts'
import { type Metrics } from './metrics.ts'
import { type Painter } from './share-page/painter.ts'
import { type SignIn } from './sign-in/sign-in.ts'
import { type Clock } from './time/clock.ts'

/** What answering HTTP takes, besides the `World` of the verbs. */
export type Front = {
  readonly signIn: SignIn
  readonly limits: Limits
  /** The proxies whose X-Forwarded-For counts. */
  readonly trustedProxies: TrustedProxies
  readonly door: Door
  readonly streams: EventStreams
  readonly metrics: Metrics
  readonly log: Logger
  readonly clock: Clock
  /** Paints the pictures of links to scripts. */
  readonly painter: Painter
  /** The public origin. */
  readonly baseUrl: string
  /** What the browser is told of this host. */
  readonly host: { readonly writer: string; readonly google: boolean }
  /** What the contact card says. */
  readonly contact: ContactAnswer
  /** What this instance does without at the moment, as a sentence each. */
  readonly missing: () => readonly string[]
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>
}
