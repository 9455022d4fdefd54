import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CardsAnswer, type ScriptView } from '../../game/protocol.ts'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { listen } from '../test/stream.ts'
import { storeShared } from '../test/shared.ts'
import { type Visitor } from '../test/visitor.ts'

describe('the link of a script', () => {
  let database: Database
  let server: TestServer
  let ada: Visitor
  let script: ScriptView

  beforeAll(async () => {
    database = await openTestDatabase()
    server = await openTestServer(database)
    ada = await server.guest()
    const cards = (await (await ada.open('/api/cards')).json()) as CardsAnswer
    const ids = Object.fromEntries(
      Object.entries(cards).map(([category, [card]]) => [category, card?.id ?? '']),
    )
    const started = await ada.post('/api/scripts', { mode: 'quick', rating: 'family-friendly', cards: ids })
    script = (await started.json()) as ScriptView
    await listen(ada, server.url, script.id)
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  const ask = (visitor: Visitor, method: 'POST' | 'DELETE', id = script.id, headers = {}) =>
    visitor.send(new URL(`/api/scripts/${id}/share`, server.url), {
      method,
      headers: { origin: server.url, ...headers },
    })
  const share = async () => ((await (await ask(ada, 'POST')).json()) as ScriptView).share ?? ''
  const statusOf = async (path: string) => (await fetch(new URL(path, server.url))).status

  it('is made once, however often it is asked for, and at once', async () => {
    expect(script.share).toBeNull()
    const links = await Promise.all([share(), share(), share()])
    expect(links[0]).toMatch(/^\/s\/[\w-]{22}$/)
    expect(new Set([...links, await share()]).size).toBe(1)
    const read = (await (await ada.open(`/api/scripts/${script.id}`)).json()) as ScriptView
    expect(read.share).toBe(links[0])
    expect(await statusOf(links[0] ?? '')).toBe(200)
  })

  it('leads nowhere once it is taken back, twice does no harm, and the next is another one', async () => {
    const first = await share()
    for (const _ of [1, 2]) {
      const answer = await ask(ada, 'DELETE')
      expect(answer.status).toBe(200)
      expect(((await answer.json()) as ScriptView).share).toBeNull()
    }
    expect(await statusOf(first)).toBe(404)
    expect(await statusOf(`${first}/picture.png`)).toBe(404)
    const second = await share()
    expect(second).not.toBe(first)
    expect(await statusOf(first)).toBe(404)
    expect(await statusOf(second)).toBe(200)
  })

  it.each(['POST', 'DELETE'] as const)('%s is for the owner only', async (method) => {
    const link = await share()
    const eve = await server.guest()
    const answers: [Response, number][] = [
      [await fetch(new URL(`/api/scripts/${script.id}/share`, server.url), { method }), 401],
      [await ask(eve, method), 404],
      [await ask(ada, method, 'there-is-none'), 404],
      [await ask(ada, method, '%00'), 404],
      [await ask(ada, method, script.id, { origin: 'https://elsewhere.example' }), 403],
    ]
    for (const [answer, status] of answers) {
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
    }
    expect(await share()).toBe(link)
  })

  it('is not made for a script without a line', async () => {
    const uid = (await ada.session())?.uid ?? ''
    const { id } = await storeShared(server.world, { userId: uid, text: ' ' })
    await server.world.shares.unshare(id)
    const answer = await ask(ada, 'POST', id)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'no-script', detail: expect.stringContaining('share') })
  })

  it('goes with the script that is deleted', async () => {
    const uid = (await ada.session())?.uid ?? ''
    const { id, path } = await storeShared(server.world, { userId: uid })
    expect(await statusOf(path)).toBe(200)
    await ada.send(new URL(`/api/scripts/${id}`, server.url), {
      method: 'DELETE',
      headers: { origin: server.url },
    })
    expect(await statusOf(path)).toBe(404)
    expect((await ask(ada, 'POST', id)).status).toBe(404)
  })
})
