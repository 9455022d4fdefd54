import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

/** In milliseconds. At two small queries a second, callers learn within three seconds that the server is away. */
const askEveryMs = 400
const longestAnswerMs = 1_800
/** Silence is counted in parts, so that a process that slept or was busy counts it as one. */
const parts = 6
const pauseMs = 250
/** In milliseconds. An attempt begun while the server was away must not delay the next one. */
const longestAttemptMs = 1_500

export type Keeping = {
  /** Throwing counts as a loss. */
  readonly opened: (client: Client) => Promise<void> | void
  readonly lost: (error: unknown) => void
}

/** Queries all the time: on a connection that only waits, a dead network looks like a quiet server. */
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

  async function talk(began: () => void): Promise<unknown> {
    const client = new Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: longestAttemptMs,
      query_timeout: 2 * longestAnswerMs,
    })
    client.on('error', () => {}) // the next query fails and reports it
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
