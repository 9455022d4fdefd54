import { describeError } from '../describe-error.ts'
import { type Logger } from 'pino'
import { Client, type ClientConfig, type Pool } from 'pg'
import { inBatches } from '../batch.ts'
import { createBells } from './bells.ts'
import { type Bus } from './bus.ts'

const channel = 'doorbell'
const longestPause = 5_000

/** The bus of several instances that share a PostgreSQL server: LISTEN on one channel, the topic as its payload. */
export async function createPostgresBus(pool: Pool, connection: ClientConfig, log: Logger): Promise<Bus> {
  const bells = createBells()
  const ears = createEars(connection, bells.ring, bells.ringAll, log)
  await ears.open()
  const send = inBatches<string, null>({
    keyOf: (topic) => topic,
    async run(topics) {
      await pool.query('select pg_notify($1, topic) from unnest($2::text[]) as topic', [channel, topics])
      return topics.map(() => null)
    },
    isUndone: () => false,
  })
  return {
    ring: (topic) => {
      // The instance that rings hears itself through PostgreSQL too, but its own listeners need not wait for that.
      bells.ring(topic)
      send(topic).catch((error: unknown) =>
        log.warn({ error: describeError(error) }, 'a ring could not be sent'),
      )
    },
    listen: (topic, signal) => bells.listen(topic, signal),
    close: () => ears.close(),
  }
}

/** One connection that listens for all topics, and is made again when it breaks. */
function createEars(
  connection: ClientConfig,
  heard: (topic: string) => void,
  heardAnything: () => void,
  log: Logger,
) {
  let client: Client | null = null
  let closed = false

  const open = async () => {
    const fresh = new Client({ ...connection, keepAlive: true, application_name: 'twisted-yarn-bus' })
    fresh.on('notification', ({ payload }) => heard(payload ?? ''))
    fresh.on('error', (error) => log.warn({ error: error.message }, 'the bus lost its connection'))
    fresh.once('end', () => void reopen(100))
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    client = fresh
    heardAnything() // rings sent while nobody listened are made good here
  }

  const reopen = async (pause: number) => {
    if (closed) return
    await new Promise((resolve) => setTimeout(resolve, pause).unref())
    if (closed) return
    await open().catch(() => reopen(Math.min(pause * 2, longestPause)))
  }

  const close = async () => {
    closed = true
    await client?.end()
  }

  return { open, close }
}
