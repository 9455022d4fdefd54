import { pino } from 'pino'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bus } from './bus.ts'
import { createMemoryBus } from './memory-bus.ts'
import { createPostgresBus } from './postgres-bus.ts'
import { connectRedis, createRedisBus } from './redis-bus.ts'

const log = pino({ level: 'silent' })

/** The promises of every bus. `ringer` and `listener` are two instances, or the same one where there is only one. */
function describeBus(
  kind: string,
  open: () => Promise<{ ringer: Bus; listener: Bus; close(): Promise<void> }>,
) {
  describe(kind, () => {
    let pair: Awaited<ReturnType<typeof open>>
    beforeAll(async () => void (pair = await open()))
    afterAll(() => pair.close())

    it('wakes a listener of the topic, and no other', async () => {
      const ears = new AbortController()
      const heard = collect(pair.listener, 'a', ears.signal)
      const other = collect(pair.listener, 'b', ears.signal)
      pair.ringer.ring('a')
      await expect.poll(() => heard.count).toBe(1)
      expect(other.count).toBe(0)
      ears.abort()
      await Promise.all([heard.done, other.done])
    })

    it('wakes every listener of the topic', async () => {
      const ears = new AbortController()
      const many = Array.from({ length: 5 }, () => collect(pair.listener, 'many', ears.signal))
      pair.ringer.ring('many')
      await expect.poll(() => many.every(({ count }) => count > 0)).toBe(true)
      ears.abort()
    })

    it('keeps one ring for a listener that is busy', async () => {
      const ears = new AbortController()
      const listening = pair.listener.listen('busy', ears.signal)[Symbol.asyncIterator]()
      const first = listening.next()
      pair.ringer.ring('busy')
      await first
      for (let i = 0; i < 10; i++) pair.ringer.ring('busy')
      expect((await listening.next()).done).toBeFalsy()
      ears.abort()
    })

    it('ends the listening when its signal is aborted', async () => {
      const ears = new AbortController()
      const heard = collect(pair.listener, 'end', ears.signal)
      ears.abort()
      await heard.done
    })
  })
}

function collect(bus: Bus, topic: string, signal: AbortSignal) {
  const heard = { count: 0, done: Promise.resolve() }
  heard.done = (async () => {
    for await (const _ of bus.listen(topic, signal)) heard.count++
  })()
  return heard
}

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
    const ears = new AbortController()
    const heard = collect(bus, 'cut', ears.signal)
    await own.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'twisted-yarn-bus'",
    )
    await expect.poll(() => heard.count, { timeout: 5_000 }).toBeGreaterThan(0)
    const before = heard.count
    await own.query("select pg_notify('doorbell', 'cut')")
    await expect.poll(() => heard.count, { timeout: 5_000 }).toBeGreaterThan(before)
    ears.abort()
    await bus.close()
    await own.end()
  })
})

describe.runIf(redisUrl)('on Redis', () => {
  describeBus('between two instances', async () => {
    const clients = await Promise.all([connectRedis(redisUrl as string), connectRedis(redisUrl as string)])
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
