import { describeError } from '../describe-error.ts'
import { type Logger } from 'pino'
import { type ClientConfig, type Pool } from 'pg'
import { inBatches } from '../batch.ts'
import { keepConnection } from '../keep-connection.ts'
import { type Bells, createBells } from './bells.ts'
import { type Bus } from './bus.ts'

const channel = 'doorbell'

/** The bus of several instances that share a PostgreSQL server: LISTEN on one channel, the topic as its payload. */
export async function createPostgresBus(pool: Pool, connection: ClientConfig, log: Logger): Promise<Bus> {
  const bells = createBells()
  const closeEars = await openEars(connection, bells, log)
  const send = inBatches<string, null>({
    keyOf: (topic) => topic,
    async run(topics) {
      await pool.query('select pg_notify($1, topic) from unnest($2::text[]) as topic', [channel, topics])
      return topics.map(() => null)
    },
    isUndone: () => false,
  })
  let isFailing = false
  return {
    ring: (topic) => {
      // The instance that rings hears itself through PostgreSQL too, but its own listeners need not wait for that.
      bells.ring(topic)
      send(topic).then(
        () => (isFailing = false),
        (error: unknown) => {
          if (!isFailing) log.warn({ error: describeError(error) }, 'rings cannot be sent')
          isFailing = true
        },
      )
    },
    listen: (topic, signal) => bells.listen(topic, signal),
    close: closeEars,
  }
}

/** One connection that listens for all topics. Answers how to close it, once it hears. */
async function openEars(connection: ClientConfig, bells: Bells, log: Logger): Promise<() => Promise<void>> {
  let close = () => Promise.resolve()
  const heard = new Promise<void>((resolve, reject) => {
    close = keepConnection(
      { ...connection, application_name: 'twisted-yarn-bus' },
      {
        async opened(client) {
          client.on('notification', ({ payload }) => bells.ring(payload ?? ''))
          await client.query(`listen ${channel}`)
          bells.ringAll() // rings sent while nobody listened are made good here
          resolve()
        },
        lost(error) {
          log.warn({ error: describeError(error) }, 'the bus lost its connection')
          reject(error)
        },
      },
    )
  })
  await heard.catch(async (error: unknown) => {
    await close()
    throw error
  })
  return close
}
