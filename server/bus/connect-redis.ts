import { createClient } from 'redis'
import { StartProblem } from '../start-problem.ts'

const longestPause = 500

export type RedisClient = Awaited<ReturnType<typeof connectRedis>>

/** Fails at once while the server is away, instead of hoarding commands, and comes back by itself. */
export async function connectRedis(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 1_500,
      // The first connection must succeed; a later one is made again for as long as it takes.
      reconnectStrategy: (tries) => (hasBeenReady ? Math.min(tries * 100, longestPause) : false),
    },
  })
  let hasBeenReady = false
  client.on('ready', () => (hasBeenReady = true))
  client.on('error', () => {}) // what is asked meanwhile fails, and says so
  await client.connect().catch(() => {
    throw new StartProblem('REDIS_URL names a server that does not answer. Start it, or unset REDIS_URL.')
  })
  return client
}
