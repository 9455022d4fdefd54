import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

/** Together they let whoever waits be told within three seconds, for two tiny questions a second. */
const askEveryMs = 400
const longestAnswerMs = 1_800
/** Silence is counted in so many parts: a process that slept, or had too much to do to listen, has heard only one of them. */
const parts = 6
const pauseMs = 250
/** An attempt that began before the server was back is given up soon enough for the next one. */
const longestAttemptMs = 1_500

export type Keeping = {
  /** A new connection is there. What is thrown here counts as its loss. */
  readonly opened: (client: Client) => Promise<void> | void
  /** It has broken, or the server is silent on it. Told once; then it is made again for as long as it takes. */
  readonly lost: (error: unknown) => void
}

/**
 * One connection to a PostgreSQL server that is asked something all the time: a network that swallows everything looks,
 * to a connection that only waits, like a server that has nothing to say.
 */
export function keepConnection(connection: ClientConfig, { opened, lost }: Keeping): () => Promise<void> {
  const closing = new AbortController()
  const { signal } = closing
  const keeping = keep()
  return async () => {
    closing.abort()
    await keeping
  }

  async function keep(): Promise<void> {
    for (let isLost = false; !signal.aborted; isLost = true) {
      const error = await talk(() => (isLost = false))
      if (!signal.aborted && !isLost) lost(error)
      await sleep(pauseMs, undefined, { signal }).catch(() => {})
    }
  }

  /** Answers what ended the talk. */
  async function talk(began: () => void): Promise<unknown> {
    const client = new Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: longestAttemptMs,
      query_timeout: 2 * longestAnswerMs,
    })
    client.on('error', () => {}) // the next question fails, and says so
    try {
      await client.connect()
      await opened(client)
      began()
      while (!signal.aborted) {
        await ask(client)
        await sleep(askEveryMs, undefined, { signal })
      }
      return null
    } catch (error) {
      return error
    } finally {
      void client.end().catch(() => {})
    }
  }
}

async function ask(client: Client): Promise<void> {
  const answered = client.query('select').then(() => true)
  for (let part = 0; part < parts; part++)
    if (await Promise.race([answered, sleep(longestAnswerMs / parts, false)])) return
  throw Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })
}
