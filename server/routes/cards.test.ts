import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type CardsAnswer, type SessionView } from '../../game/protocol.ts'
import { type Database } from '../store/database.ts'
import { cards } from '../store/schema.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { type Visitor } from '../test/visitor.ts'

describe('the cards', () => {
  let database: Database
  let server: TestServer
  let ada: Visitor
  let pauses = 0
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await openTestServer(database)
    ada = await server.guest()
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, server.url), { headers })
  const addressFor = async (visitor: Visitor) =>
    ((await (await visitor.open('/api/session')).json()) as SessionView).cards ?? ''
  const letTenSecondsPass = () => {
    const now = Date.now() + 10_001 * ++pauses
    vi.spyOn(server.front.clock, 'now').mockReturnValue(new Date(now))
  }

  it('are for everybody, and asked for anew each time', async () => {
    const answer = await ask('/api/cards')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, no-cache')
    expect(answer.headers.get('set-cookie')).toBeNull()
    const etag = answer.headers.get('etag') ?? ''
    expect((await ask('/api/cards', { 'if-none-match': etag })).status).toBe(304)
    expect((await ask('/api/cards', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('are kept for good where the session says that they are', async () => {
    const address = await addressFor(ada)
    const answer = await ask(address)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await answer.text()).toBe(await (await ask('/api/cards')).text())
    const stranger = (await (await ask('/api/session')).json()) as SessionView
    expect(stranger.cards).toBeUndefined()
  })

  it('are those of now under the hash of others, and not kept there', async () => {
    const answer = await ask('/api/cards/another')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, no-cache')
    expect(((await answer.json()) as CardsAnswer).characters.length).toBeGreaterThan(3)
  })

  it('are elsewhere within ten seconds when they change', async () => {
    const before = await addressFor(ada)
    await database.orm.update(cards).set({ name: 'A Newer Name' }).where(eq(cards.position, 0))
    expect(await addressFor(ada)).toBe(before)
    letTenSecondsPass()
    const after = await addressFor(ada)
    expect(after).not.toBe(before)
    expect(await (await ask(after)).text()).toContain('A Newer Name')
    expect((await ask(before)).headers.get('cache-control')).toBe('public, no-cache')
  })

  it('are read once for all who ask at the same moment', async () => {
    letTenSecondsPass()
    const list = vi.spyOn(server.world.cards, 'list')
    await Promise.all(Array.from({ length: 5 }, async () => (await ask('/api/cards')).text()))
    expect(list).toHaveBeenCalledTimes(1)
  })

  it('are those of a moment ago while the database is away', async () => {
    const text = await (await ask('/api/cards')).text()
    letTenSecondsPass()
    const list = vi.spyOn(server.world.cards, 'list').mockRejectedValue(new Error('away'))
    expect(await (await ask('/api/cards')).text()).toBe(text)
    expect(list).toHaveBeenCalledTimes(1)
  })
})
