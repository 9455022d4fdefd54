import { type Logger } from 'pino'
import { createClient } from 'redis'
import { StartProblem } from '../start-problem.ts'
import { createBells } from './bells.ts'
import { type Bus } from './bus.ts'
import { createRingOthers } from './ring-others.ts'
import { watchRedis } from './watch-redis.ts'

const channel = 'twisted-yarn:doorbell'
const longestPause = 500

export type RedisClient = Awaited<ReturnType<typeof connectRedis>>

/** While the server is away it fails at once, instead of queueing commands; it reconnects by itself. */
export async function connectRedis(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 1_500,
      // Only the first connection must succeed.
      reconnectStrategy: (tries) => (hasBeenReady ? Math.min(tries * 100, longestPause) : false),
    },
  })
  let hasBeenReady = false
  client.on('ready', () => (hasBeenReady = true))
  client.on('error', () => {}) // commands fail and report it
  await client.connect().catch(() => {
    throw new StartProblem('REDIS_URL names a server that does not answer. Start it, or unset REDIS_URL.')
  })
  return client
}

export async function createRedisBus(client: RedisClient, log: Logger): Promise<Bus> {
  const bells = createBells()
  const ears = client.duplicate()
  ears.on('error', () => {})
  const { ring, hear } = createRingOthers(bells, (message) => client.publish(channel, message), log)
  const listenIn = async () => {
    await ears.subscribe(channel, hear)
    bells.ringAll() // make up for rings that were missed
  }
  await ears.connect()
  await listenIn()
  ears.on('ready', () => void listenIn().catch(() => {})) // disconnected again: 'ready' comes once more
  const watch = watchRedis(ears, log, 'the connection of the bus to Redis')
  return {
    ring,
    listen: bells.listen,
    close: async () => {
      watch.close()
      ears.destroy()
    },
  }
}
