import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { type AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeAll, afterAll, describe, expect, test } from 'vitest'
import { type CardsAnswer, type ScriptListAnswer, type ScriptView } from '../../game/protocol.ts'
import { connectRedis } from '../bus/connect-redis.ts'
import { Visitor } from './visitor.ts'
import { migrateDatabase } from '../store/migrate.ts'
import { openTestServer as openDatabaseServer, testServerUrl } from './postgres.ts'
import { openTestServer, type TestServer } from './server.ts'
import { listen, textOf } from './stream.ts'

// A database of its own in Redis: what is spent here is not missed by other tests.
const redisUrl = process.env['TEST_REDIS_URL'] ? new URL('/9', process.env['TEST_REDIS_URL']).href : null

type Settings = NonNullable<Parameters<typeof openTestServer>[1]>

function describeInstances(kind: string, shared: Settings) {
  describe(kind, () => {
    let database: Awaited<ReturnType<typeof openDatabaseServer>>
    const clean: (() => Promise<unknown>)[] = []
    beforeAll(async () => {
      if (shared.redisUrl) await forgetCounts(shared.redisUrl)
      database = await openDatabaseServer()
      await migrateDatabase(database)
    })
    afterEach(async () => {
      for (const close of clean.splice(0).toReversed()) await close()
      await database.pool.query('delete from users')
    })
    afterAll(() => database.close())

    // A beat comes once a minute, and a lease is long: nothing is found out by chance.
    const slowBeat = { leaseSeconds: 120, times: { gatherMs: 10, beatMs: 60_000 } }

    const open = async (settings: Settings = {}) => {
      const instances: TestServer[] = []
      const proxy = await startProxy(() => instances)
      clean.push(proxy.close)
      for (let i = 0; i < 3; i++)
        instances.push(
          await openTestServer(database, {
            baseUrl: proxy.url,
            pace: 50,
            ...slowBeat,
            ...shared,
            ...settings,
          }),
        )
      clean.push(() => Promise.all(instances.map((instance) => instance.close())))
      const visitor = new Visitor(proxy.url)
      await visitor.post('/api/auth/sign-in/anonymous')
      return { proxy, instances, visitor }
    }

    test('play a whole game with a browser that asks another one every time', async () => {
      const { proxy, visitor } = await open()
      const { id } = await start(visitor)
      const some = (await listen(visitor, proxy.url, id, 0, ({ pieces }) => pieces.length >= 4)).pieces
      const more = (await listen(visitor, proxy.url, id, some.length, ({ pieces }) => pieces.length >= 4))
        .pieces
      expect([...some, ...more].map(({ n }) => n)).toEqual([...some, ...more].map((_, i) => i + 1))
      const stopped = (await (await visitor.post(`/api/scripts/${id}/stop`)).json()) as ScriptView
      expect(stopped.state).toBe('stopped')
      expect((await visitor.post(`/api/scripts/${id}/continuations`)).status).toBe(201)
      await visitor.post(`/api/scripts/${id}/stop`)
      const laughs = { laughs: [{ chapter: 0, act: 0, line: 0, count: 2 }] }
      expect(await (await visitor.post(`/api/scripts/${id}/laughs`, laughs)).json()).toEqual(laughs)
      const { share } = (await (await visitor.post(`/api/scripts/${id}/share`)).json()) as ScriptView
      for (const _ of proxy.asked) expect((await visitor.open(share ?? '')).status).toBe(200)
      const list = (await (await visitor.open('/api/scripts')).json()) as ScriptListAnswer
      expect(list.scripts.map((script) => script.id)).toEqual([id])
      for (const asked of proxy.asked) expect(asked).toBeGreaterThan(3)
    })

    test('follow and stop at once what another one writes', async () => {
      const { instances, visitor } = await open()
      const { id } = await start(visitor)
      const writing = instances.filter(({ world }) => world.desk.size() > 0)
      expect(writing).toHaveLength(1)
      const [other] = instances.filter((instance) => !writing.includes(instance)) as [TestServer]
      const elsewhere = visitorOf(other, visitor)
      // At this pace, a line comes more often than an instance looks by itself.
      const begun = performance.now()
      await listen(elsewhere, other.url, id, 0, ({ pieces }) => pieces.length >= 12)
      expect(performance.now() - begun).toBeLessThan(4_000)
      const heard = listen(elsewhere, other.url, id)
      const pressed = performance.now()
      await visitor.post(`/api/scripts/${id}/stop`)
      expect((await heard).end?.state).toBe('stopped')
      await expect.poll(() => writing[0]?.world.desk.size(), { interval: 10 }).toBe(0)
      expect(performance.now() - pressed).toBeLessThan(2_000)
    })

    test('go on with what one that ends was writing, for those who follow elsewhere', async () => {
      const { instances, visitor } = await open({ pace: 12, times: { gatherMs: 10, beatMs: 200 } })
      const { id } = await start(visitor)
      const [writing] = instances.filter(({ world }) => world.desk.size() > 0) as [TestServer]
      const [other] = instances.filter((instance) => instance !== writing) as [TestServer]
      const whole = listen(visitorOf(other, visitor), other.url, id)
      await listen(visitor, writing.url, id, 0, ({ pieces }) => pieces.length >= 3).catch(() => {})
      await writing.close()
      instances.splice(instances.indexOf(writing), 1)
      const { pieces, end } = await whole
      expect(end?.state).toBe('written')
      expect(pieces.map(({ n }) => n)).toEqual(pieces.map((_, i) => i + 1))
      expect(textOf(pieces).match(/<act>/g)).toHaveLength(5)
    })

    test('count together, and know together who is signed in', async () => {
      const { proxy, instances, visitor } = await open({ scriptsPerHour: 4, pace: 0 })
      for (let i = 0; i < 4; i++) await start(visitor)
      for (const instance of instances) {
        const there = visitorOf(instance, visitor)
        const answer = await there.send(new URL('/api/scripts', instance.url), {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: proxy.url },
          body: JSON.stringify(await quickGame(visitor)),
        })
        expect(answer.status).toBe(429)
        expect(await there.session()).not.toBeNull()
      }
      await visitor.post('/api/auth/sign-out')
      for (const instance of instances) expect(await visitorOf(instance, visitor).session()).toBeNull()
    })
  })
}

async function forgetCounts(url: string): Promise<void> {
  const client = await connectRedis(url, pino({ level: 'silent' }))
  await client.flushDb()
  client.destroy()
}

async function quickGame(visitor: Visitor): Promise<object> {
  const cards = (await (await visitor.open('/api/cards')).json()) as CardsAnswer
  const ids = Object.fromEntries(Object.entries(cards).map(([category, [card]]) => [category, card?.id]))
  return { mode: 'quick', rating: 'family-friendly', cards: ids }
}

async function start(visitor: Visitor): Promise<ScriptView> {
  const answer = await visitor.post('/api/scripts', await quickGame(visitor))
  expect(answer.status).toBe(201)
  return (await answer.json()) as ScriptView
}

function visitorOf(instance: TestServer, visitor: Visitor): Visitor {
  const there = new Visitor(instance.url)
  there.setCookies(visitor.cookies())
  return there
}

async function startProxy(instances: () => readonly TestServer[]) {
  const asked = [0, 0, 0]
  let turn = 0
  const proxy = createServer((from, to) => {
    const index = turn++ % instances().length
    asked[index] = (asked[index] ?? 0) + 1
    const options = { method: from.method, headers: from.headers, agent: false as const }
    const onward = request(new URL(from.url ?? '/', instances()[index]?.url), options, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    })
    onward.on('error', () => to.destroy())
    to.on('close', () => onward.destroy())
    from.pipe(onward)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const close = async () => {
    proxy.closeAllConnections()
    await new Promise((resolve) => proxy.close(resolve))
  }
  return { url: `http://localhost:${(proxy.address() as AddressInfo).port}`, asked, close }
}

describe.runIf(testServerUrl)('three instances', () => {
  describeInstances('on PostgreSQL', {})
  describe.runIf(redisUrl)('with Redis', () => describeInstances('on PostgreSQL and Redis', { redisUrl }))
})
