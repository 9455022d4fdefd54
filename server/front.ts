import { type Logger } from 'pino'
import { type ContactAnswer } from '../game/protocol.ts'
import { type Door } from './http/door.ts'
import { type EventStreams } from './http/event-stream.ts'
import { type Limits } from './http/limits.ts'
import { type TrustedProxies } from './http/peer-address.ts'
import { type Metrics } from './metrics.ts'
import { type Hall } from './rooms/hall.ts'
import { type Painter } from './share-page/painter.ts'
import { type SignIn } from './sign-in/sign-in.ts'
import { type Clock } from './time/clock.ts'

export type Front = {
  readonly signIn: SignIn
  readonly limits: Limits
  readonly trustedProxies: TrustedProxies
  readonly door: Door
  readonly streams: EventStreams
  readonly metrics: Metrics
  readonly log: Logger
  readonly clock: Clock
  readonly painter: Painter
  readonly hall: Hall
  readonly baseUrl: string
  /** The origin at which other devices of the network find this computer; null where nobody can say. */
  readonly network: string | null
  readonly host: { readonly writer: string; readonly google: boolean }
  readonly contact: ContactAnswer
  /** What this instance does without at the moment, as a sentence each. */
  readonly missing: () => readonly string[]
  readonly isReady: () => Promise<boolean>
}
