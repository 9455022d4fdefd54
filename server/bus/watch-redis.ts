import { setTimeout as sleep } from 'node:timers/promises'
import { type Logger } from 'pino'
import { type RedisClient } from './connect-redis.ts'

const askEveryMs = 400
const longestAnswerMs = 1_800
/** In milliseconds. Longer than any pause between reconnects: only then does the client notice that it was given up. */
const restMs = 700

export type RedisWatch = { readonly isAway: () => boolean; close(): void }

/** The client reconnects by itself, except from a silent connection: that is closed here, so that commands fail. */
export function watchRedis(client: RedisClient, log: Logger, what: string): RedisWatch {
  const closing = new AbortController()
  const { signal } = closing
  let isAway = false
  let connectedAt: number | null = null
  client.on('connect', () => (connectedAt = performance.now()))
  client.on('error', () => (connectedAt = null))
  void watch()
  return { isAway: () => isAway, close: () => closing.abort() }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      const answer = await ask()
      if (signal.aborted) return
      note(answer !== 'pong')
      if (answer === 'silence') await beginAnew()
      await sleep(askEveryMs, undefined, { signal }).catch(() => {})
    }
  }

  async function ask(): Promise<'pong' | 'no' | 'silence'> {
    const pong = client.ping().then(
      () => 'pong' as const,
      () => 'no' as const,
    )
    const answer = await Promise.race([pong, sleep(longestAnswerMs, 'silence' as const)])
    // Connected but not ready: the server accepts connections and stays silent.
    const isStuck = connectedAt !== null && performance.now() - connectedAt > longestAnswerMs
    return answer === 'no' && isStuck ? 'silence' : answer
  }

  function note(isAwayNow: boolean): void {
    if (isAwayNow && !isAway) log.warn(`${what} does not answer`)
    if (!isAwayNow && isAway) log.info(`${what} answers again`)
    isAway = isAwayNow
  }

  async function beginAnew(): Promise<void> {
    connectedAt = null
    client.destroy()
    await sleep(restMs)
    if (!signal.aborted) client.connect().catch(() => {}) // retries until it is ready
  }
}
