import { type Logger } from 'pino'
import { type ContactAnswer } from '../game/protocol.ts'
import { type Random } from '../game/random.ts'
import { type Clock } from './time/clock.ts'
import { type Door } from './http/door.ts'
import { type EventStreams } from './http/event-stream.ts'
import { type Limits } from './http/limits.ts'
import { type TrustedProxies } from './http/peer-address.ts'
import { type Desk } from './scripts/desk.ts'
import { type Feeds } from './scripts/feeds.ts'
import { type ReadyCards } from './routes/ready-cards.ts'
import { type SignIn } from './sign-in/sign-in.ts'
import { type Metrics } from './metrics.ts'
import { type Painter } from './share-page/painter.ts'
import { type Bus } from './bus/bus.ts'
import { type AccountStore } from './store/accounts.ts'
import { type CardStore } from './store/cards.ts'
import { type LaughStore } from './store/laughs.ts'
import { type PieceStore } from './store/pieces.ts'
import { type ScriptStore } from './store/scripts.ts'
import { type ShareStore } from './store/shares.ts'
import { type Shelf } from './store/shelf.ts'
import { type VersionStore } from './store/versions.ts'
import { type Writer } from './writers/writer.ts'

/** Every impure thing that an action or a route may use. */
export type World = {
  readonly accounts: AccountStore
  readonly cards: CardStore
  readonly scripts: ScriptStore
  readonly shelf: Shelf
  readonly versions: VersionStore
  readonly laughs: LaughStore
  readonly shares: ShareStore
  readonly pieces: PieceStore
  readonly bus: Bus
  readonly desk: Desk
  readonly feeds: Feeds
  readonly writers: { readonly house: Writer; readonly ai: Writer | null }
  readonly signIn: SignIn
  readonly limits: Limits
  /** How many scripts may be written at once: for one player, and by this instance. */
  readonly mostWriting: { readonly byPlayer: number; readonly here: number }
  /** Whose word counts on where a request comes from. */
  readonly trustedProxies: TrustedProxies
  readonly clock: Clock
  readonly random: Random
  /** An identifier that nobody can guess. */
  readonly newId: () => string
  readonly log: Logger
  /** Paints the pictures of links to scripts. */
  readonly painter: Painter
  /** The public origin. */
  readonly baseUrl: string
  /** What the browser is told of this host. */
  readonly host: { readonly writer: string; readonly google: boolean }
  /** What the contact card says. */
  readonly contact: ContactAnswer
  /** Where requests come in. */
  readonly door: Door
  /** The cards as they were answered a moment ago. */
  readonly readyCards: ReadyCards
  readonly streams: EventStreams
  readonly metrics: Metrics
  /** What this instance does without at the moment, as a sentence each. */
  readonly missing: () => readonly string[]
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>
}
