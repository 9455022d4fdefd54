import { type Logger } from 'pino'
import { type Bus } from './bus/bus.ts'
import { connectRedis, type RedisClient } from './bus/connect-redis.ts'
import { createMemoryBus } from './bus/memory-bus.ts'
import { createPostgresBus } from './bus/postgres-bus.ts'
import { createRedisBus } from './bus/redis-bus.ts'
import { watchRedis } from './bus/watch-redis.ts'
import { countInMemory, countInPostgres, countInRedis, type OpenLimiter } from './http/limits.ts'
import { type Metrics } from './metrics.ts'
import { type Database } from './store/database.ts'

export type MeetingPlace = {
  readonly bus: Bus
  readonly openCounter: OpenLimiter
  readonly isRedisAway: () => boolean
  close(): Promise<void>
}

/** docs/decisions/004-where-instances-meet.md */
export async function openMeetingPlace(
  database: Database,
  redisUrl: string | null,
  { metrics, log }: { readonly metrics: Metrics; readonly log: Logger },
): Promise<MeetingPlace> {
  const redis = redisUrl === null ? null : await connectRedis(redisUrl, log)
  const watch = redis && watchRedis(redis, log, 'Redis')
  if (watch) metrics.watch('redis_up', 'Whether Redis answers', () => Number(!watch.isAway()))
  const bus = await openBus(database, redis, log)
  return {
    bus,
    openCounter: openCounts(database, redis),
    isRedisAway: () => watch?.isAway() ?? false,
    async close() {
      await bus.close()
      watch?.close()
      redis?.destroy()
    },
  }
}

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
