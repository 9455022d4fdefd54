import { describeError } from '../describe-error.ts'
import { type Logger } from 'pino'
import { type ClientConfig, type Pool } from 'pg'
import { keepConnection } from '../keep-connection.ts'
import { createBells } from './bells.ts'
import { type Bus } from './bus.ts'
import { createRingOthers } from './ring-others.ts'

const channel = 'doorbell'

export async function createPostgresBus(pool: Pool, connection: ClientConfig, log: Logger): Promise<Bus> {
  const bells = createBells()
  const send = (message: string) => pool.query('select pg_notify($1, $2)', [channel, message])
  const { ring, hear } = createRingOthers(bells, send, log)
  const close = await openEars(connection, hear, bells.ringAll, log)
  return { ring, listen: bells.listen, close }
}

async function openEars(
  connection: ClientConfig,
  hear: (message: string) => void,
  ringAll: () => void,
  log: Logger,
): Promise<() => Promise<void>> {
  let close = () => Promise.resolve()
  const heard = new Promise<void>((resolve, reject) => {
    close = keepConnection(
      { ...connection, application_name: 'twisted-yarn-bus' },
      {
        async opened(client) {
          client.on('notification', ({ payload }) => hear(payload ?? ''))
          await client.query(`listen ${channel}`)
          ringAll() // make up for rings that were missed
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
