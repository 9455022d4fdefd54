import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CardsAnswer, type ScriptView } from '../../game/protocol.ts'
import { storeShared } from '../test/shared.ts'
import { Visitor } from '../test/visitor.ts'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { listen } from '../test/stream.ts'
import { delta, done, finish, startStandIn, stream } from '../test/stand-in-service.ts'
import { createEventStreams } from './event-stream.ts'

describe('what an operator sees of the requests', () => {
  let database: Database
  let server: TestServer
  let ada: Visitor
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await openTestServer(database)
    ada = await server.guest()
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  const readMetrics = async (of = server) => {
    const text = await (await fetch(new URL('/metrics', of.url))).text()
    const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return new Map(
      samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
    )
  }
  const counted = (method: string, route: string, status: string) =>
    `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`
  const start = async (visitor: Visitor, origin: string): Promise<ScriptView> => {
    const cards = (await (await visitor.open(new URL('/api/cards', origin))).json()) as CardsAnswer
    const ids = Object.fromEntries(Object.entries(cards).map(([category, [card]]) => [category, card?.id]))
    const answer = await visitor.post('/api/scripts', { mode: 'quick', rating: 'r-rated', cards: ids })
    return (await answer.json()) as ScriptView
  }

  it('counts each by its route and the kind of its answer, and how long it took', async () => {
    const before = await readMetrics()
    const stranger = new Visitor(server.url)
    for (let times = 0; times < 3; times++) {
      await ada.open('/api/cards')
      await ada.open(`/api/scripts/nothing-${times}`)
      await stranger.open('/api/scripts')
      await ada.open(`/picture-${times}.png`)
    }
    const after = await readMetrics()
    const more = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
    expect(more(counted('GET', '/api/cards', '2xx'))).toBe(3)
    expect(more(counted('GET', '/api/scripts/:id', '4xx'))).toBe(3)
    expect(more(counted('GET', '/api/*', '4xx'))).toBe(3) // turned away before any route
    expect(more(counted('GET', '/*', '4xx'))).toBe(3)
    const labels = 'method="GET",route="/api/cards",status="2xx"'
    const buckets = [...after].filter(
      ([name]) => name.startsWith('http_request_duration_seconds_bucket') && name.includes(labels),
    )
    expect(buckets.map(([, count]) => count)).toEqual(
      buckets.map(([, count]) => count).toSorted((a, b) => a - b),
    )
    expect(buckets.at(-1)?.[0]).toContain('le="+Inf"')
    expect(buckets.at(-1)?.[1]).toBe(after.get(counted('GET', '/api/cards', '2xx')))
    expect(after.get(`http_request_duration_seconds_sum{${labels}}`)).toBeGreaterThan(0)
  })

  it('gives a stranger no way to make series without end', async () => {
    for (const path of ['/a', '/b', '/api/a', '/api/b', '/api/auth/a', '/s/a'])
      for (const method of ['PROPFIND', 'MKCOL', 'LOCK', 'GET'])
        await fetch(new URL(path, server.url), { method }).then((answer) => answer.text())
    const names = [...(await readMetrics()).keys()].filter((name) => name.startsWith('http_request'))
    const labels = new Set(names.flatMap((name) => /method="(\w+)"/.exec(name)?.[1] ?? []))
    expect([...labels].toSorted()).toEqual(['GET', 'POST', 'other'])
    expect(names.filter((name) => /route="\/(?:api\/)?(?:auth\/)?[ab]"/.test(name))).toEqual([])
  })

  it('has a line of each in the log, which tells neither who asked nor a secret', async () => {
    const userId = (await ada.session())?.uid ?? ''
    const shared = await storeShared(server.world, { userId, title: 'Kraken in the Cupboard' })
    const lines = server.logged.length
    await ada.send(new URL(`/s/${shared.shareId}`, server.url), { headers: { 'user-agent': 'canary-agent' } })
    await ada.send(new URL(`/api/scripts/${shared.id}?q=canary-query`, server.url), {})
    await ada.post('/api/auth/sign-up/email', {
      name: 'canary-name',
      email: 'canary@example.org',
      password: 'x',
    })
    const logged = server.logged.slice(lines)
    const told = logged.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(told).toMatchObject([
      { msg: 'a request', method: 'GET', route: '/s/:shareId', status: 200 },
      { msg: 'a request', method: 'GET', route: '/api/scripts/:id', status: 200 },
      { msg: 'a request', method: 'POST', route: '/api/auth/*', status: 422 },
    ])
    for (const { requestId, ms } of told) {
      expect(requestId).toMatch(/^[\da-f-]{36}$/)
      expect(ms).toBeGreaterThan(0)
    }
    const all = server.logged.join('')
    for (const secret of [
      shared.shareId,
      shared.id,
      userId,
      'canary',
      'Kraken',
      '127.0.0.1',
      '::1',
      ada.cookies(),
    ])
      expect(all).not.toContain(secret)
  })

  it('is not filled with what machines ask for', async () => {
    const lines = server.logged.length
    for (const path of ['/healthz', '/readyz', '/metrics']) await fetch(new URL(path, server.url))
    expect(server.logged.slice(lines)).toEqual([])
  })

  it('tells how long the room waited for a first line, once for each chapter, by writer', async () => {
    const said = '<character>Ada</character>\n<dialogue>Good evening.</dialogue>\n'
    const service = await startStandIn(stream(delta(said), finish('stop'), done))
    const ai = { apiKey: null, baseUrl: service.baseUrl, model: 'a-model' }
    const own = await openTestServer(database, { ai, times: { gatherMs: 10, beatMs: 200 } })
    const visitor = await own.guest()
    const { id } = await start(visitor, own.url)
    await listen(visitor, own.url, id)
    await visitor.post(`/api/scripts/${id}/continuations`, { writer: 'house' })
    await listen(visitor, own.url, id)
    const metrics = await readMetrics(own)
    expect(metrics.get('first_line_seconds_count{writer="ai"}')).toBe(1)
    expect(metrics.get('first_line_seconds_count{writer="house"}')).toBe(1)
    expect(metrics.get('first_line_seconds_sum{writer="ai"}')).toBeGreaterThan(0)
    await own.close()
    await service.close()
  })

  it('tells how the connections to the database are used', async () => {
    const metrics = await readMetrics()
    expect(metrics.get('database_connections')).toBe(1)
    expect(metrics.get('database_connections_awaited')).toBe(0)
    const held = await database.pool.connect()
    const waiting = [database.pool.query('select'), database.pool.query('select')]
    expect((await readMetrics()).get('database_connections_awaited')).toBeGreaterThanOrEqual(2)
    held.release()
    await Promise.all(waiting)
  })
})

it('tells of a listener that is let go because it does not keep up', async () => {
  const dropped: string[] = []
  const streams = createEventStreams()
  const server = createServer((_request, response) => {
    const told = streams.open(response, () => dropped.push('slow'))
    const frames = 'data: x\n\n'.repeat(10_000)
    while (!response.destroyed) told.send(frames)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asking = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).end()
  asking.on('error', () => {})
  await expect.poll(() => dropped).toEqual(['slow'])
  await expect.poll(streams.size).toBe(0)
  streams.close()
  server.closeAllConnections()
  server.close()
})
