import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isProblem } from '../../game/problem.ts'
import { migrateDatabase } from '../store/migrate.ts'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer as openDatabaseServer, testServerUrl } from '../test/postgres.ts'
import { joinRoom, move, openRoom } from '../test/room.ts'
import { storeShared } from '../test/shared.ts'
import { Visitor } from '../test/visitor.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { limitedRoutes } from './limit-requests.ts'
import { limitRules, type LimitName } from './limits.ts'

const sentence = 'Too many requests. Please wait a moment and try again.'
const setup = { mode: 'quick', rating: 'family-friendly', audience: 'apart' } as const
const bodies: Readonly<Record<string, object>> = {
  'POST /scripts/:id/laughs': { laughs: [{ chapter: 0, act: 0, line: 0, count: 1 }] },
  'PATCH /scripts/:id': { title: 'Mine' },
  'POST /rooms': { name: 'Ada', setup },
  'POST /rooms/:code/moves': { key: 'key-of-move', move: { is: 'agree' } },
  'POST /rooms/:code/laughs': { round: 1, laughs: [{ chapter: 0, act: 0, line: 0, count: 1 }] },
  'DELETE /account': { confirm: 'Not this one' },
}

function describeLimits(
  kind: string,
  routes: typeof limitedRoutes,
  openDatabase: () => Promise<Database>,
  redisUrl: string | null = null,
) {
  describe(kind, () => {
    let database: Database
    let server: TestServer
    let ada: Visitor
    let bystander: Visitor
    let userId: string
    let places: Readonly<Record<string, string>>
    beforeAll(async () => {
      database = await openDatabase()
      server = await openTestServer(database, { redisUrl })
      bystander = await server.guest()
    })
    afterAll(async () => {
      await server.close()
      await database.close()
    })

    /** Everybody begins with nothing used, but the address, which all of them share. */
    async function arrive() {
      ada = await server.guest()
      userId = (await ada.session())?.uid ?? ''
      const { id, shareId } = await storeShared(server.world, { userId })
      const room = await server.front.hall.open(userId, 'Ada', setup)
      if (isProblem(room)) throw new Error(room.sentence)
      places = { id, shareId, format: 'fountain', place: '0.0.0', code: room.room().code }
    }
    const spend = async (rule: LimitName, key: string, times: number) => {
      for (let n = 0; n < times; n++) expect(await server.front.limits.spend([[rule, key]])).toBeNull()
    }
    const ask = (method: string, path: string, body: object = {}) =>
      ada.send(
        new URL(
          path.replace(/:(\w+)/g, (_, name: string) => places[name] ?? ''),
          server.url,
        ),
        {
          method,
          ...(method === 'GET'
            ? {}
            : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        },
      )

    it.each(routes)('%s %s ends, says so, and tells when it goes on', async (method, path, [rule]) => {
      if (rule === undefined) throw new Error('no rule')
      await arrive()
      const { times, minutes } = limitRules[rule]
      await spend(rule, userId, times - 1)
      const body = bodies[`${method} ${path}`]
      const last = await ask(method, `/api${path}`, body)
      expect(last.status).not.toBe(429)
      await last.arrayBuffer()
      const refused = await ask(method, `/api${path}`, body)
      expect(refused.status).toBe(429)
      expect(await refused.json()).toMatchObject({ code: 'too-many-requests', detail: sentence })
      const wait = Number(refused.headers.get('retry-after'))
      expect(wait).toBeGreaterThan(minutes * 60 - 30)
      expect(wait).toBeLessThanOrEqual(minutes * 60)
      // Nobody else is hindered, nor is anything else that this player does.
      expect((await bystander.open('/api/scripts')).status).toBe(200)
      expect((await ada.open('/api/account')).status).toBe(200)
    })
  })
}

/** How the counts are kept is the same for all of them (limits.test.ts). */
const costly = limitedRoutes.filter(([, path]) => path.endsWith('/exports/:format'))
const redisUrl = process.env['TEST_REDIS_URL'] || null

describeLimits('in memory', limitedRoutes, openTestDatabase)
describe.runIf(testServerUrl)('on a database server', () => {
  describeLimits('in PostgreSQL', costly, openMigrated)
})
describe.runIf(redisUrl)('on Redis', () => {
  describeLimits('in Redis', costly, openTestDatabase, redisUrl)
})

async function openMigrated(): Promise<Database> {
  const database = await openDatabaseServer()
  await migrateDatabase(database)
  return database
}

describe('codes of rooms', () => {
  it('cannot be tried: who misses too often is let into no other, and nobody in a room is hindered', async () => {
    const database = await openTestDatabase()
    const server = await openTestServer(database)
    const [ada, bo, eve] = [await server.guest(), await server.guest(), await server.guest()]
    const { code } = (await openRoom(ada, 'Ada')).room
    const other = code === 'BCDF' ? 'BCDG' : 'BCDF'
    const { times } = limitRules['room-miss-by-peer']
    for (let n = 0; n < times; n++) await joinRoom(bo, code, 'Bo') // a code that opens a room counts for nothing
    for (let n = 2; n < times; n++) await server.front.limits.spend([['room-miss-by-peer', '127.0.0.1']])
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push((await move(eve, other, { is: 'join', name: 'Eve' })).status)
    expect(statuses).toEqual([404, 404, 429, 429])
    expect((await move(eve, code, { is: 'join', name: 'Eve' })).status).toBe(429)
    expect((await eve.open(`/api/rooms/${code}`)).status).toBe(429)
    expect((await move(bo, code, { is: 'ready', isReady: true })).status).toBe(200)
    expect((await bo.open(`/api/rooms/${code}`)).status).toBe(200)
    await server.close()
    await database.close()
  })
})

describe('a link that very many ask for', () => {
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await openTestServer(database)
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  it('is a page that asks to wait, for this address alone', async () => {
    const ada = await server.guest()
    const { path } = await storeShared(server.world, { userId: (await ada.session())?.uid ?? '' })
    const visitor = new Visitor(server.url)
    for (let n = 1; n < limitRules['shared-by-peer'].times; n++)
      await server.front.limits.spend([['shared-by-peer', '127.0.0.1']])
    expect((await visitor.open(path)).status).toBe(200)
    for (const where of [path, `${path}/picture.png`, '/s/nothing']) {
      const refused = await fetch(new URL(where, server.url), { headers: { cookie: 'scheme=dark' } })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30)
      expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
      const page = await refused.text()
      expect(page).toContain('Please wait a minute, then reload this page.')
      expect(page).toContain('data-scheme="dark"')
    }
  })
})

describe('who must never be hindered', () => {
  const { 'laugh-by-account': laugh, 'shared-by-peer': shared } = limitRules
  it('is a room of thirty phones that laugh all evening, on one account', () => {
    const batchesAMinute = 60 // a phone sends what it has gathered in a second
    expect(laugh.times / laugh.minutes).toBeGreaterThan(30 * batchesAMinute)
  })
  it('is a classroom behind one address', () => {
    const pupils = 35
    expect(limitRules['guest-by-peer'].times).toBeGreaterThan(3 * pupils)
    expect(limitRules['sign-up-by-peer'].times).toBeGreaterThan(3 * pupils)
    expect(limitRules['google-by-peer'].times).toBeGreaterThan(3 * pupils)
    expect(limitRules['password-by-peer'].times).toBeGreaterThan(pupils)
    expect(limitRules['script-by-peer'].times).toBeGreaterThan(20 * pupils)
    expect(shared.times / shared.minutes).toBeGreaterThan(30 * pupils)
    for (const name of ['export', 'change'] as const)
      expect(limitRules[`${name}-by-peer`].times).toBe(6 * limitRules[`${name}-by-account`].times)
  })
})
