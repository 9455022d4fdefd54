import { type Logger } from 'pino'
import { createBells } from './bells.ts'
import { type Bus } from './bus.ts'
import { type RedisClient } from './connect-redis.ts'
import { createRingOthers } from './ring-others.ts'
import { watchRedis } from './watch-redis.ts'

const channel = 'twisted-yarn:doorbell'

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
