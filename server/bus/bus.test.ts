import { pino } from 'pino'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bus } from './bus.ts'
import { createBells } from './bells.ts'
import { createMemoryBus } from './memory-bus.ts'
import { createPostgresBus } from './postgres-bus.ts'
import { connectRedis } from './connect-redis.ts'
import { createRedisBus } from './redis-bus.ts'
import { createRingOthers } from './ring-others.ts'

const log = pino({ level: 'silent' })

function describeBus(
  kind: string,
  open: () => Promise<{ ringer: Bus; listener: Bus; close(): Promise<void> }>,
) {
  describe(kind, () => {
    let pair: Awaited<ReturnType<typeof open>>
    beforeAll(async () => void (pair = await open()))
    afterAll(() => pair.close())

    it('wakes a listener of the topic, and no other', async () => {
      const [heard, other] = [count(pair.listener, 'a'), count(pair.listener, 'b')]
      pair.ringer.ring('a')
      await expect.poll(heard.rings).toBe(1)
      expect(other.rings()).toBe(0)
      heard.stop()
      other.stop()
    })

    it('wakes every listener of the topic', async () => {
      const many = Array.from({ length: 5 }, () => count(pair.listener, 'many'))
      pair.ringer.ring('many')
      await expect.poll(() => many.every(({ rings }) => rings() > 0)).toBe(true)
      many.forEach(({ stop }) => stop())
    })

    it('wakes its own listeners at once, and once', async () => {
      const own = count(pair.ringer, 'own')
      pair.ringer.ring('own')
      expect(own.rings()).toBe(1)
      const later = count(pair.listener, 'later')
      pair.ringer.ring('later')
      await expect.poll(later.rings).toBeGreaterThan(0) // by then its own ring would be back
      expect(own.rings()).toBe(1)
      own.stop()
      later.stop()
    })

    it('rings many topics in one turn, none of them too few', async () => {
      const topics = Array.from({ length: 1_000 }, (_, number) => `script:${number}-${'x'.repeat(20)}`)
      const all = topics.map((topic) => count(pair.listener, topic))
      for (const topic of topics) pair.ringer.ring(topic)
      await expect.poll(() => all.filter(({ rings }) => rings() !== 1)).toEqual([])
      all.forEach(({ stop }) => stop())
    })

    it('no longer wakes a listener that has left', async () => {
      const [gone, present] = [count(pair.listener, 'end'), count(pair.listener, 'end')]
      gone.stop()
      pair.ringer.ring('end')
      await expect.poll(present.rings).toBeGreaterThan(0)
      expect(gone.rings()).toBe(0)
      present.stop()
    })
  })
}

function count(bus: Bus, topic: string) {
  let rings = 0
  const stop = bus.listen(topic, () => rings++)
  return { rings: () => rings, stop }
}

it('tells the others once of what is rung again and again while a message is on its way', async () => {
  const sent: string[][] = []
  let arrive = () => {}
  const send = (message: string) => {
    sent.push(message.split(' ').slice(1))
    return new Promise<void>((resolve) => (arrive = resolve))
  }
  const { ring } = createRingOthers(createBells(), send, log)
  ring('first')
  await expect.poll(() => sent).toEqual([['first']])
  for (let i = 0; i < 10; i++) ['first', 'second'].forEach(ring)
  arrive()
  await expect.poll(() => sent).toEqual([['first'], ['first', 'second']])
  arrive()
  ring('third')
  await expect.poll(() => sent.slice(2)).toEqual([['third']])
})

describeBus('memory bus', async () => {
  const bus = createMemoryBus()
  return { ringer: bus, listener: bus, close: () => bus.close() }
})

const { TEST_DATABASE_URL: postgresUrl, TEST_REDIS_URL: redisUrl } = process.env

describe.runIf(postgresUrl)('on PostgreSQL', () => {
  const connection = { connectionString: postgresUrl as string }
  const pool = new Pool({ ...connection, max: 2 })
  pool.on('error', () => {})

  describeBus('between two instances', async () => {
    const [ringer, listener] = await Promise.all([
      createPostgresBus(pool, connection, log),
      createPostgresBus(pool, connection, log),
    ])
    return {
      ringer,
      listener,
      close: async () => void (await Promise.all([ringer.close(), listener.close(), pool.end()])),
    }
  })

  it('hears again after its connection was cut', async () => {
    const own = new Pool({ ...connection, max: 1 })
    const bus = await createPostgresBus(own, connection, log)
    const heard = count(bus, 'cut')
    await own.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'twisted-yarn-bus'",
    )
    await expect.poll(heard.rings, { timeout: 5_000 }).toBeGreaterThan(0)
    const before = heard.rings()
    await own.query("select pg_notify('doorbell', 'stranger cut')")
    await expect.poll(heard.rings, { timeout: 5_000 }).toBeGreaterThan(before)
    await bus.close()
    await own.end()
  })
})

describe.runIf(redisUrl)('on Redis', () => {
  describeBus('between two instances', async () => {
    const clients = await Promise.all([
      connectRedis(redisUrl as string, log),
      connectRedis(redisUrl as string, log),
    ])
    const [ringer, listener] = await Promise.all([
      createRedisBus(clients[0], log),
      createRedisBus(clients[1], log),
    ])
    const close = async () => {
      await Promise.all([ringer.close(), listener.close()])
      clients.forEach((client) => client.destroy())
    }
    return { ringer, listener, close }
  })
})
