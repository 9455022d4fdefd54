import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type CardsAnswer, type ScriptView } from '../../game/protocol.ts'
import { type WorldSettings } from '../open-world.ts'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { listen } from '../test/stream.ts'
import { type Visitor } from '../test/visitor.ts'

describe('what the host allows', () => {
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterEach(async () => {
    await server.close()
    await database.pool.query(`update scripts set state = 'stopped'`) // or the next server would go on with them
  })
  afterAll(() => database.close())

  async function open(settings: Partial<WorldSettings>): Promise<Visitor> {
    server = await openTestServer(database, settings)
    return server.guest()
  }
  async function start(visitor: Visitor): Promise<Response> {
    const cards = (await (await visitor.open('/api/cards')).json()) as CardsAnswer
    const ids = Object.fromEntries(Object.entries(cards).map(([category, [card]]) => [category, card?.id]))
    return visitor.post('/api/scripts', { mode: 'quick', rating: 'family-friendly', cards: ids })
  }
  const idOf = async (answer: Response) => ((await answer.json()) as ScriptView).id
  async function expectRefused(answer: Response, status: number, code: string) {
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }

  it('is so many scripts an hour, whatever is begun, and each account has its own', async () => {
    const ada = await open({ scriptsPerHour: 3 })
    const id = await idOf(await start(ada))
    await listen(ada, server.url, id)
    expect((await ada.post(`/api/scripts/${id}/continuations`)).status).toBe(201)
    await listen(ada, server.url, id)
    expect((await ada.post(`/api/scripts/${id}/versions`, { from: 1 })).status).toBe(201)
    await expectRefused(await start(ada), 429, 'too-many-scripts')
    await expectRefused(await ada.post(`/api/scripts/${id}/continuations`), 429, 'too-many-scripts')
    expect((await start(await server.guest())).status).toBe(201)
  })

  it('is six times as many for an address, whatever it says of itself', async () => {
    await open({ scriptsPerHour: 1 })
    for (let account = 0; account < 6; account++) expect((await start(await server.guest())).status).toBe(201)
    const seventh = await server.guest()
    const answer = await seventh.post('/api/scripts', {}, { 'x-forwarded-for': '198.51.100.7' })
    expect(answer.status).toBe(422)
    await expectRefused(await start(seventh), 429, 'too-many-scripts')
  })

  it('does not count what came to nothing', async () => {
    const ada = await open({ scriptsPerHour: 1 })
    const none = { characters: 'none', programs: 'none', settings: 'none' }
    for (let times = 0; times < 3; times++) {
      const answer = await ada.post('/api/scripts', { mode: 'quick', rating: 'r-rated', cards: none })
      expect(await answer.json()).toMatchObject({ code: 'no-cards-selected' })
    }
    expect((await start(ada)).status).toBe(201)
  })

  it('is so many scripts at once for a player, who may stop one of them', async () => {
    const ada = await open({ pace: 1000, mostWriting: { byPlayer: 2, here: 100 } })
    const [first] = [await idOf(await start(ada)), await idOf(await start(ada))]
    await expectRefused(await start(ada), 429, 'too-many-at-once')
    await expectRefused(
      await ada.post(`/api/scripts/${first}/versions`, { from: 0 }),
      429,
      'too-many-at-once',
    )
    expect((await start(await server.guest())).status).toBe(201)
    await ada.post(`/api/scripts/${first}/stop`)
    expect((await start(ada)).status).toBe(201)
  })

  it('is so many scripts at once for an instance', async () => {
    const ada = await open({ pace: 1000, mostWriting: { byPlayer: 100, here: 1 } })
    expect((await start(ada)).status).toBe(201)
    await expectRefused(await start(await server.guest()), 503, 'unavailable')
  })
})
