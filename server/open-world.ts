import { randomBytes } from 'node:crypto'
import { type Logger } from 'pino'
import { deck } from '../deck/deck.ts'
import { type Front } from './front.ts'
import { type OpenLimiter } from './http/limits.ts'
import { createTokenBudget } from './http/token-budget.ts'
import { openMeetingPlace } from './meeting-place.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { type Basis, closeFront, type FrontSettings, openFront } from './open-front.ts'
import { createHall, type HallTimes } from './rooms/hall.ts'
import { createDesk, type DeskTimes } from './scripts/desk.ts'
import { createFeeds } from './scripts/feeds/feeds.ts'
import { keepSwept, usualSweepMs } from './scripts/sweep.ts'
import { createAccountStore } from './store/accounts.ts'
import { createCardStore } from './store/cards.ts'
import { type Database } from './store/database.ts'
import { createForgotten } from './store/forgotten.ts'
import { createLaughStore } from './store/laughs.ts'
import { createPresenceStore } from './store/rooms/presence.ts'
import { createPieceStore } from './store/pieces.ts'
import { createReaderStore } from './store/readers.ts'
import { createRoomStore } from './store/rooms/rooms.ts'
import { createScriptStore } from './store/scripts.ts'
import { createShareStore } from './store/shares.ts'
import { createShelf } from './store/shelf.ts'
import { createSteeringStore } from './store/steering.ts'
import { createVersionStore } from './store/versions.ts'
import { realClock } from './time/clock.ts'
import { type World } from './world.ts'
import { type AiSettings, createAiWriter } from './writers/ai-writer.ts'
import { createHouseWriter } from './writers/house-writer.ts'
import { type Usage } from './writers/service/settings.ts'

export type WorldSettings = FrontSettings & {
  readonly ai: Pick<AiSettings, 'apiKey' | 'baseUrl' | 'model' | 'timeouts' | 'messages'> | null
  /** Between two lines of the house writer, in milliseconds. */
  readonly pace: number
  readonly mostWriting: World['mostWriting']
  readonly aiTokensPerDay: number | null
  readonly leaseSeconds: number
  readonly times: DeskTimes
  readonly roomTimes: HallTimes
  readonly redisUrl: string | null
}

/** A lease outlives three missed beats. */
export const usualTimes = {
  leaseSeconds: 15,
  times: { gatherMs: 300, beatMs: 4_000 },
  roomTimes: { beatMs: 2_000, graceMs: 1_000, missedMs: 3_000, keptMs: 120_000 },
} as const

/** A feed reads again without being rung, in case a ring was lost. */
const lookAgainMs = 5_000

/** It outlives three missed beats of the hall. */
const presenceSeconds = 8

export type OpenWorld = { readonly world: World; readonly front: Front; close(): Promise<void> }

/** The database must be migrated. */
export async function openWorld(
  database: Database,
  settings: WorldSettings,
  log: Logger,
): Promise<OpenWorld> {
  const metrics = createMetrics()
  watchConnections(database, metrics)
  const place = await openMeetingPlace(database, settings.redisUrl, { metrics, log })
  const basis = { database, place, metrics, clock: realClock, log }
  const world = await buildWorld(basis, settings)
  const rooms = createRoomStore(database)
  const presence = createPresenceStore(database, world.desk.instance, presenceSeconds)
  const front = openFront(basis, settings, {
    writer: (world.writers.ai ?? world.writers.house).name,
    openHall: (limits) => createHall({ ...basis, ...world, limits, rooms, presence }, settings.roomTimes),
  })
  metrics.watch('rooms_live', 'Rooms that this instance has in memory', front.hall.size)
  const sweeping = keepSwept({ ...basis, forgotten: createForgotten(database) }, usualSweepMs)
  return {
    world,
    front,
    /** The front first: a request that is still answered may begin a script, whose lease the desk gives up. */
    async close() {
      await closeFront(front)
      await Promise.all([world.desk.close(), sweeping.close()])
      await place.close()
    },
  }
}

async function buildWorld(basis: Basis, settings: WorldSettings): Promise<World> {
  const { database, place, metrics, clock } = basis
  const { bus } = place
  const { leaseSeconds, mostWriting } = settings
  const cards = createCardStore(database)
  const scripts = createScriptStore(database, leaseSeconds)
  const pieces = createPieceStore(database)
  const laughs = createLaughStore(database)
  const steering = createSteeringStore(database)
  await cards.seed(deck)
  // This process has locked the directory, so no other can hold a lease in it.
  if (database.kind === 'embedded') await scripts.releaseLeases(null)
  const writers = openWriters(basis, settings)
  const feeds = createFeeds({ pieces, bus, clock }, lookAgainMs)
  const stores = { scripts, pieces, laughs, steering }
  const desk = createDesk(newId(), { ...basis, ...stores, bus, feeds, writers }, settings.times)
  metrics.watch('scripts_being_written', 'Scripts that this instance writes', () => desk.size())
  return {
    accounts: createAccountStore(database),
    cards,
    ...stores,
    readers: createReaderStore(database),
    shelf: createShelf(database),
    versions: createVersionStore(database, leaseSeconds),
    shares: createShareStore(database),
    bus,
    desk,
    feeds,
    writers,
    mostWriting,
    newId,
    timeFirstLine: metrics.timeFirstLine,
  }
}

function newId(): string {
  return randomBytes(16).toString('base64url')
}

function openWriters({ place, metrics, clock, log }: Basis, settings: WorldSettings): World['writers'] {
  const { ai, pace, aiTokensPerDay } = settings
  const meter = meterOf(aiTokensPerDay, place.openCounter, metrics)
  return {
    house: createHouseWriter({ clock, pace }),
    ai: ai && createAiWriter({ ...ai, ...meter, clock, log }),
  }
}

function meterOf(tokensPerDay: number | null, openCounter: OpenLimiter, { aiTokens }: Metrics) {
  const onUsage = ({ promptTokens, completionTokens }: Usage) => {
    aiTokens.inc({ kind: 'prompt' }, promptTokens)
    aiTokens.inc({ kind: 'completion' }, completionTokens)
  }
  return tokensPerDay === null
    ? { onUsage }
    : { onUsage, budget: createTokenBudget(openCounter, tokensPerDay) }
}

function watchConnections({ pool }: Database, metrics: Metrics): void {
  metrics.watch('database_connections', 'Connections to the database', () => pool.totalCount)
  metrics.watch('database_connections_idle', 'Those that are not in use', () => pool.idleCount)
  metrics.watch('database_connections_awaited', 'Queries that wait for a connection', () => pool.waitingCount)
}
