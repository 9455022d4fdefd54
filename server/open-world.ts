import { randomBytes } from 'node:crypto'
import { type Logger } from 'pino'
import { deck } from '../deck/deck.ts'
import { type ContactAnswer } from '../game/protocol.ts'
import { type Bus } from './bus/bus.ts'
import { createMemoryBus } from './bus/memory-bus.ts'
import { createPostgresBus } from './bus/postgres-bus.ts'
import { connectRedis, type RedisClient } from './bus/connect-redis.ts'
import { createRedisBus } from './bus/redis-bus.ts'
import { watchRedis } from './bus/watch-redis.ts'
import { realClock } from './time/clock.ts'
import { createDoor } from './http/door.ts'
import { createEventStreams } from './http/event-stream.ts'
import {
  countInMemory,
  countInPostgres,
  countInRedis,
  createLimits,
  limitRules,
  type OpenLimiter,
} from './http/limits.ts'
import { createTokenBudget } from './http/token-budget.ts'
import { type TrustedProxies } from './http/peer-address.ts'
import { createDesk, type DeskTimes } from './scripts/desk.ts'
import { createFeeds } from './scripts/feeds.ts'
import { keepSwept, usualSweepMs } from './scripts/sweep.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createReadyCards } from './routes/ready-cards.ts'
import { createPainter } from './share-page/painter.ts'
import { createSignIn } from './sign-in/sign-in.ts'
import { createAccountStore } from './store/accounts.ts'
import { createCardStore } from './store/cards.ts'
import { type Database } from './store/database.ts'
import { createForgotten } from './store/forgotten.ts'
import { createPieceStore } from './store/pieces.ts'
import { createLaughStore } from './store/laughs.ts'
import { createScriptStore } from './store/scripts.ts'
import { createShareStore } from './store/shares.ts'
import { createShelf } from './store/shelf.ts'
import { createVersionStore } from './store/versions.ts'
import { type World } from './world.ts'
import { createAiWriter } from './writers/ai-writer.ts'
import { type CallSettings, type Usage } from './writers/service/settings.ts'
import { createHouseWriter } from './writers/house-writer.ts'

export type WorldSettings = {
  readonly baseUrl: string
  readonly secret: string
  readonly google: {
    readonly clientId: string
    readonly clientSecret: string
    readonly issuer: string
  } | null
  readonly ai: Pick<CallSettings, 'apiKey' | 'baseUrl' | 'model' | 'timeouts'> | null
  readonly contact: ContactAnswer
  /** Between two lines of the house writer, in milliseconds. */
  readonly pace: number
  /** For one account; for an address, which a whole party shares, six times as many. */
  readonly scriptsPerHour: number
  /** Wrong passwords for an account from one address in a quarter of an hour; for an address six times as many. */
  readonly signInAttempts: number
  /** Guests, accounts and ways in through Google, each in a quarter of an hour. */
  readonly newPlayersPerAddress: number
  readonly mostWriting: World['mostWriting']
  readonly aiTokensPerDay: number | null
  readonly leaseSeconds: number
  readonly times: DeskTimes
  readonly trustedProxies: TrustedProxies
  readonly redisUrl: string | null
}

/** How a server ordinarily runs. A lease outlives three missed beats. */
export const usualTimes = {
  leaseSeconds: 15,
  times: { gatherMs: 300, beatMs: 4_000 },
} as const

/** How long an ending server waits for the answers that it owes, in milliseconds. */
const longestAnswerMs = 3_000

/** A listener looks again so often by itself, in case a ring was lost. */
const lookAgainMs = 5_000

export type OpenWorld = World & { close(): Promise<void> }

/** Builds everything that the actions use on a migrated database. */
export async function openWorld(
  database: Database,
  settings: WorldSettings,
  log: Logger,
): Promise<OpenWorld> {
  const clock = realClock
  const metrics = createMetrics()
  const redis = settings.redisUrl ? await connectRedis(settings.redisUrl) : null
  const redisWatch = redis && watchRedis(redis, log, 'Redis')
  const bus = await openBus(database, redis, log)
  const cards = createCardStore(database)
  const scripts = createScriptStore(database, settings.leaseSeconds)
  const pieces = createPieceStore(database)
  const shelf = createShelf(database)
  const shares = createShareStore(database)
  await cards.seed(deck)
  // Nobody else can hold a lease on a directory that this process has locked.
  if (database.kind === 'embedded') await scripts.releaseLeases(null)

  const openCounter = openCounts(database, redis)
  const writers = {
    house: createHouseWriter({ clock, pace: settings.pace }),
    ai: settings.ai
      ? createAiWriter({ ...settings.ai, ...meterOf(settings, openCounter, metrics), clock, log })
      : null,
  }
  const newId = () => randomBytes(16).toString('base64url')
  const feeds = createFeeds({ pieces, bus, clock }, lookAgainMs)
  const desk = createDesk(
    newId(),
    { scripts, pieces, bus, feeds, clock, log, metrics, writers },
    settings.times,
  )
  const limits = createLimits(openCounter, rulesOf(settings))
  const signIn = createSignIn({ ...settings, database, clock, limits, log })
  const sweeping = keepSwept({ forgotten: createForgotten(database), clock, log }, usualSweepMs)
  const door = createDoor()
  const streams = createEventStreams()
  const painter = createPainter()
  const missing = () => (redisWatch?.isAway() ? ['Redis does not answer'] : [])
  if (redisWatch) metrics.watch('redis_up', 'Whether Redis answers', () => Number(!redisWatch.isAway()))
  metrics.watch('event_streams_open', 'Listeners that follow a script', streams.size)
  metrics.watch('scripts_being_written', 'Scripts that this instance writes', () => desk.size())
  const { pool } = database
  metrics.watch('database_connections', 'Connections to the database', () => pool.totalCount)
  metrics.watch('database_connections_idle', 'Those that nobody uses at the moment', () => pool.idleCount)
  metrics.watch('database_connections_awaited', 'Who waits for a connection', () => pool.waitingCount)

  return {
    accounts: createAccountStore(database),
    cards,
    scripts,
    shelf,
    versions: createVersionStore(database, settings.leaseSeconds),
    laughs: createLaughStore(database),
    shares,
    pieces,
    bus,
    desk,
    feeds,
    writers,
    signIn,
    limits,
    mostWriting: settings.mostWriting,
    clock,
    newId,
    painter,
    log,
    door,
    readyCards: createReadyCards({ clock, door, log, metrics }),
    streams,
    metrics,
    random: Math.random,
    baseUrl: settings.baseUrl,
    contact: settings.contact,
    trustedProxies: settings.trustedProxies,
    host: { writer: (writers.ai ?? writers.house).name, google: settings.google !== null },
    missing,
    isReady: () =>
      database.pool.query('select 1').then(
        () => true,
        () => false,
      ),
    /** Answers what has come in before it gives the leases up: a script that was begun meanwhile is among them. */
    async close() {
      streams.hangUp()
      const hangingUp = setInterval(streams.hangUp, 100) // who came in before may open a stream now
      await door.close(longestAnswerMs)
      clearInterval(hangingUp)
      streams.close()
      await Promise.all([desk.close(), sweeping.close(), painter.close()])
      await bus.close()
      redisWatch?.close()
      redis?.destroy()
    },
  }
}

/** The rules, with the numbers that the host has chosen. */
function rulesOf({ scriptsPerHour, signInAttempts, newPlayersPerAddress }: WorldSettings) {
  const perHour = (times: number) => ({ times, minutes: 60 })
  const perQuarter = (times: number) => ({ times, minutes: 15 })
  return {
    ...limitRules,
    'password-by-account-and-peer': perQuarter(signInAttempts),
    'password-by-peer': perQuarter(6 * signInAttempts),
    'password-by-account': perHour(10 * signInAttempts),
    'sign-up-by-peer': perQuarter(newPlayersPerAddress),
    'guest-by-peer': perQuarter(newPlayersPerAddress),
    'google-by-peer': perQuarter(newPlayersPerAddress),
    'script-by-account': perHour(scriptsPerHour),
    'script-by-peer': perHour(6 * scriptsPerHour),
  }
}

/** What the AI service takes is counted for the operator, and against the host's budget if there is one. */
function meterOf({ aiTokensPerDay }: WorldSettings, openCounter: OpenLimiter, { aiTokens }: Metrics) {
  const onUsage = ({ promptTokens, completionTokens }: Usage) => {
    aiTokens.inc({ kind: 'prompt' }, promptTokens)
    aiTokens.inc({ kind: 'completion' }, completionTokens)
  }
  return aiTokensPerDay === null
    ? { onUsage }
    : { onUsage, budget: createTokenBudget(openCounter, aiTokensPerDay) }
}

/** Instances meet in Redis when there is one, otherwise in the database server; a single one needs neither. */
function openBus(database: Database, redis: RedisClient | null, log: Logger): Promise<Bus> | Bus {
  if (redis) return createRedisBus(redis, log)
  return database.kind === 'server'
    ? createPostgresBus(database.pool, database.connection, log)
    : createMemoryBus()
}

function openCounts(database: Database, redis: RedisClient | null): OpenLimiter {
  if (redis) return countInRedis(redis)
  return database.kind === 'server' ? countInPostgres(database.pool) : countInMemory
}
