import { type Logger } from 'pino'
import { createClient, ErrorReply } from 'redis'
import { StartProblem } from '../start-problem.ts'
import { keepTrying, usualPatienceMs } from '../time/keep-trying.ts'

const longestPause = 500

export type RedisClient = Awaited<ReturnType<typeof connect>>

/** Fails at once while the server is away, instead of hoarding commands, and comes back by itself. */
export function connectRedis(url: string, log: Logger, patienceMs = usualPatienceMs): Promise<RedisClient> {
  const patience = { what: 'Redis', isAway: isNotThereYet, log, patienceMs }
  return keepTrying(() => connect(url), patience).catch(() => {
    throw new StartProblem('REDIS_URL names a server that does not answer. Start it, or unset REDIS_URL.')
  })
}

async function connect(url: string) {
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
  return client.connect()
}

/** It answers already while it still reads its data; any other refusal does not pass by itself. */
function isNotThereYet(error: unknown): boolean {
  return !(error instanceof ErrorReply) || error.message.startsWith('LOADING')
}
