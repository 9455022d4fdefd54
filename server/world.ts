import { type Bus } from './bus/bus.ts'
import { type Metrics } from './metrics.ts'
import { type Desk } from './scripts/desk.ts'
import { type Feeds } from './scripts/feeds/feeds.ts'
import { type AccountStore } from './store/accounts.ts'
import { type CardStore } from './store/cards.ts'
import { type LaughStore } from './store/laughs.ts'
import { type PieceStore } from './store/pieces.ts'
import { type ReaderStore } from './store/readers.ts'
import { type ScriptStore } from './store/scripts.ts'
import { type ShareStore } from './store/shares.ts'
import { type Shelf } from './store/shelf.ts'
import { type SteeringStore } from './store/steering.ts'
import { type VersionStore } from './store/versions.ts'
import { type Writer } from './writers/writer.ts'

/** What the verbs of server/scripts/ use: an argument of each. What answering HTTP takes besides is the `Front`. */
export type World = {
  readonly accounts: AccountStore
  readonly cards: CardStore
  readonly scripts: ScriptStore
  readonly readers: ReaderStore
  readonly shelf: Shelf
  readonly versions: VersionStore
  readonly laughs: LaughStore
  readonly shares: ShareStore
  readonly pieces: PieceStore
  readonly steering: SteeringStore
  readonly bus: Bus
  readonly desk: Desk
  readonly feeds: Feeds
  readonly writers: { readonly house: Writer; readonly ai: Writer | null }
  readonly mostWriting: { readonly byPlayer: number; readonly here: number }
  /** An identifier that cannot be guessed. */
  readonly newId: () => string
  readonly timeFirstLine: Metrics['timeFirstLine']
}
