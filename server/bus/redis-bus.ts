import { describeError } from '../describe-error.ts'
import { type Logger } from 'pino'
import { createClient } from 'redis'
import { StartProblem } from '../start-problem.ts'
import { createBells } from './bells.ts'
import { type Bus } from './bus.ts'

const channel = 'twisted-yarn:doorbell'
const longestPause = 2_000

export type RedisClient = Awaited<ReturnType<typeof connectRedis>>

/**
 * A connection to Redis or Valkey that fails at once while the server is away, instead of hoarding commands, and comes
 * back by itself.
 */
export async function connectRedis(url: string, log: Logger) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 5_000,
      // The first connection must succeed; a later one is made again for as long as it takes.
      reconnectStrategy: (tries) => (hasBeenReady ? Math.min(tries * 100, longestPause) : false),
    },
  })
  let hasBeenReady = false
  client.on('ready', () => (hasBeenReady = true))
  client.on('error', (error: Error) => log.warn({ error: error.message }, 'Redis does not answer'))
  await client.connect().catch(() => {
    throw new StartProblem('REDIS_URL names a server that does not answer. Start it, or unset REDIS_URL.')
  })
  return client
}

/** The bus of many instances that share a Redis or Valkey server. */
export async function createRedisBus(client: RedisClient, log: Logger): Promise<Bus> {
  const bells = createBells()
  const ears = client.duplicate()
  ears.on('error', (error: Error) => log.warn({ error: error.message }, 'the bus lost its connection'))
  ears.on('ready', () => bells.ringAll()) // rings sent while nobody listened are made good here
  await ears.connect()
  await ears.subscribe(channel, bells.ring)
  return {
    ring: (topic) => {
      // The instance that rings hears itself through Redis too, but its own listeners need not wait for that.
      bells.ring(topic)
      client
        .publish(channel, topic)
        .catch((error: unknown) => log.warn({ error: describeError(error) }, 'a ring could not be sent'))
    },
    listen: (topic, signal) => bells.listen(topic, signal),
    close: async () => ears.destroy(),
  }
}
