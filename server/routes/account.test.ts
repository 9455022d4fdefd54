import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AccountAnswer, type CardsAnswer, type ScriptView } from '../../game/protocol.ts'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { listen } from '../test/stream.ts'
import { follow, joinRoom, openRoom } from '../test/room.ts'
import { Visitor } from '../test/visitor.ts'

const credentials = { email: 'ada@example.com', password: 'enchantress' }

describe('the account over HTTP', () => {
  let database: Database
  let server: TestServer
  let ada: Visitor
  let cards: object

  beforeAll(async () => {
    database = await openTestDatabase()
    server = await openTestServer(database)
    const all = (await (await (await server.guest()).open('/api/cards')).json()) as CardsAnswer
    cards = Object.fromEntries(Object.entries(all).map(([category, [card]]) => [category, card?.id]))
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })
  beforeEach(async () => {
    await database.pool.query('delete from users')
    ada = new Visitor(server.url)
    await ada.post('/api/auth/sign-up/email', credentials)
  })

  const start = async (visitor = ada): Promise<ScriptView> => {
    const answer = await visitor.post('/api/scripts', { mode: 'quick', rating: 'r-rated', cards })
    expect(answer.status).toBe(201)
    return (await answer.json()) as ScriptView
  }
  const look = async (visitor = ada) => (await (await visitor.open('/api/account')).json()) as AccountAnswer
  const remove = (body: unknown, visitor = ada, origin = server.url) =>
    visitor.send(new URL('/api/account', server.url), {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    })

  it('tells what is known of a player', async () => {
    expect(await look()).toEqual({
      displayName: null,
      email: 'ada@example.com',
      isAnonymous: false,
      ways: ['email'],
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      scripts: 0,
      scriptsRead: 0,
    })
    const [one] = [await start(), await start()]
    await ada.send(new URL(`/api/scripts/${one.id}`, server.url), {
      method: 'DELETE',
      headers: { origin: server.url },
    })
    expect(await look()).toMatchObject({ scripts: 1 })
  })

  it('tells nothing of a guest’s made-up address', async () => {
    const bo = await server.guest()
    expect(await look(bo)).toMatchObject({ email: null, isAnonymous: true, ways: [], scripts: 0 })
  })

  it.each<[string, unknown, number]>([
    ['nothing', {}, 422],
    ['another address', { confirm: 'bo@example.com' }, 422],
    ['a guest’s word', { confirm: 'Guest' }, 422],
    ['another type', { confirm: 7 }, 422],
    ['more than was asked', { confirm: credentials.email, extra: 1 }, 422],
  ])('is not deleted by %s', async (_what, body, status) => {
    expect((await remove(body)).status).toBe(status)
    expect(await look()).toMatchObject({ email: credentials.email })
  })

  it('is not deleted from another site, nor by nobody', async () => {
    const body = { confirm: credentials.email }
    expect((await remove(body, ada, 'https://elsewhere.example')).status).toBe(403)
    const nobody = new Visitor(server.url)
    expect((await remove(body, nobody)).status).toBe(401)
    expect((await nobody.open('/api/account')).status).toBe(401)
    expect(await look()).toMatchObject({ email: credentials.email })
  })

  it('goes with everything in it, in every table, and leaves everybody else alone', async () => {
    const bo = await server.guest()
    const theirs = await start(bo)
    await listen(bo, server.url, theirs.id)
    const script = await start()
    await listen(ada, server.url, script.id)
    await ada.post(`/api/scripts/${script.id}/laughs`, {
      laughs: [{ chapter: 0, act: 0, line: 3, count: 1 }],
    })
    const version = (await (
      await ada.post(`/api/scripts/${script.id}/versions`, { from: 0 })
    ).json()) as ScriptView
    await listen(ada, server.url, version.id)
    const { code } = (await openRoom(bo, 'Bo')).room
    await joinRoom(ada, code, 'Ada')
    const seat = await follow(bo, server.url, code)
    const phone = new Visitor(server.url)
    await phone.post('/api/auth/sign-in/email', credentials)
    const { uid = '' } = (await ada.session()) ?? {}
    await server.world.readers.add(theirs.id, [uid])
    const marks = [uid, script.id, version.id, credentials.email]
    const before = await mentions(marks)
    for (const table of [
      'users',
      'sessions',
      'accounts',
      'scripts',
      'chapters',
      'pieces',
      'laughs',
      'script_readers',
    ])
      expect(before).toContain(table)

    const answer = await remove({ confirm: ' ADA@example.com ' })
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie().join()).toMatch(/Max-Age=0/i)
    expect(ada.cookies()).toBe('')
    expect(await mentions(marks)).toEqual([])
    await seat.until((phone) => !phone.room().people.some(({ name }) => name === 'Ada'))
    seat.close()
    expect(await phone.session()).toBeNull()
    expect((await phone.open(`/api/scripts/${script.id}`)).status).toBe(401)
    expect((await listen(bo, server.url, theirs.id)).end).toMatchObject({ state: 'written' })

    expect((await ada.post('/api/auth/sign-up/email', credentials)).status).toBe(204)
    expect(await look()).toMatchObject({ scripts: 0 })
    expect((await ada.open(`/api/scripts/${script.id}`)).status).toBe(404)
  })

  it.each<[string, string, object, number]>([
    ['begun', '', { mode: 'quick', rating: 'r-rated' }, 401],
    ['begun another way', '/versions', { from: 0 }, 401],
    ['continued', '/continuations', {}, 409],
    ['laughed at', '/laughs', { laughs: [{ chapter: 0, act: 0, line: 0, count: 1 }] }, 404],
  ])('may be deleted in the very moment in which a script is %s', async (_what, path, body, status) => {
    const { id } = await start()
    await ada.post(`/api/scripts/${id}/stop`)
    const { uid = '' } = (await ada.session()) ?? {}
    const { scripts, pieces, accounts } = server.world
    const [recall, readAfter] = [scripts.recall, pieces.readAfter]
    const afterReading = async <T>(read: Promise<T>) => {
      const answer = await read
      await accounts.remove(uid)
      return answer
    }
    vi.spyOn(scripts, 'recall').mockImplementation((...what) => afterReading(recall(...what)))
    if (path === '/laughs')
      vi.spyOn(pieces, 'readAfter').mockImplementation((...what) => afterReading(readAfter(...what)))
    const sent = path === '' ? { ...body, cards } : body
    const answer = await ada.post(`/api/scripts${path === '' ? '' : `/${id}${path}`}`, sent)
    vi.restoreAllMocks()
    expect(answer.status).toBe(status)
    expect(server.logged.join('')).not.toContain('a request failed')
  })

  it('stops what is being written', async () => {
    // So slow that neither the next line nor the next beat ends it.
    const slow = await openTestServer(database, {
      pace: 10_000,
      leaseSeconds: 60,
      times: { gatherMs: 10, beatMs: 60_000 },
    })
    try {
      const cy = await slow.guest()
      const { id } = await start(cy)
      const followed = listen(cy, slow.url, id)
      const ended = await cy.send(new URL('/api/account', slow.url), {
        method: 'DELETE',
        headers: { 'content-type': 'application/json', origin: slow.url },
        body: JSON.stringify({ confirm: 'guest' }),
      })
      expect(ended.status).toBe(204)
      await expect.poll(() => slow.world.desk.size(), { timeout: 3000 }).toBe(0)
      expect((await followed).end).toBeNull()
      expect(await mentions([id])).toEqual([])
      expect(slow.logged.filter((line) => line.includes('"level":50'))).toEqual([])
    } finally {
      await slow.close()
    }
  })

  async function mentions(texts: readonly string[]): Promise<string[]> {
    const { rows } = await database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const found: string[] = []
    for (const { name } of rows) {
      const { rows: hits } = await database.pool.query(
        `select 1 from "${name}" t where exists (select 1 from unnest($1::text[]) x where strpos(t::text, x) > 0) limit 1`,
        [texts],
      )
      if (hits.length > 0) found.push(name)
    }
    return found
  }
})
