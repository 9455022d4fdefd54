import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { type Visitor } from '../test/visitor.ts'

describe('the cards that are ready', () => {
  let database: Database
  let server: TestServer
  let ada: Visitor
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await openTestServer(database, {}, {}, 'warn')
    ada = await server.guest()
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  const ask = (visitor: Visitor, headers: Record<string, string> = {}) =>
    visitor.send(new URL('/api/cards', server.url), { headers })
  const describeAnswer = async (response: Response) => {
    const { date: _, 'x-request-id': __, ...headers } = Object.fromEntries(response.headers)
    return { status: response.status, headers, text: await response.text() }
  }

  it('are the same answer, without a look at the session', async () => {
    const find = vi.spyOn(server.world.signIn, 'readPlayer')
    const first = await describeAnswer(await ask(ada))
    expect(find).toHaveBeenCalledTimes(1)
    expect(await describeAnswer(await ask(ada))).toEqual(first)
    expect(await describeAnswer(await ask(ada))).toEqual(first)
    expect(find).toHaveBeenCalledTimes(1)
    expect(first.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    const metrics = await (await fetch(new URL('/metrics', server.url))).text()
    expect(metrics).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/cards",status="2xx"} 3',
    )
  })

  it('are for nobody who was not signed in, and leave what they cannot answer to the app', async () => {
    const etag = (await ask(ada)).headers.get('etag') ?? ''
    expect((await ask(ada, { 'if-none-match': etag })).status).toBe(304)
    expect((await fetch(new URL('/api/cards', server.url))).status).toBe(401)
    expect((await fetch(new URL('/api/cards', server.url), { headers: { cookie: 'a=b' } })).status).toBe(401)
    expect((await ada.send(new URL('/api/cards', server.url), { method: 'DELETE' })).status).toBe(404)
  })

  it('are looked up again after ten seconds', async () => {
    await ask(ada)
    const find = vi.spyOn(server.world.signIn, 'readPlayer')
    find.mockClear()
    const now = server.world.clock.now().getTime()
    const clock = vi.spyOn(server.world.clock, 'now').mockReturnValue(new Date(now + 10_001))
    await ask(ada)
    expect(find).toHaveBeenCalledTimes(1)
    clock.mockRestore()
  })
})
