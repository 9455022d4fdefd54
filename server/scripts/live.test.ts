import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type CardsAnswer, type ScriptListAnswer, type ScriptView } from '../../game/protocol.ts'
import { joinActs } from '../../script/acts.ts'
import { type Visitor } from '../test/visitor.ts'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { listen } from '../test/stream.ts'
import { delta, done, finish, slowly, startStandIn, stream } from '../test/stand-in-service.ts'

describe('writing and following', () => {
  let database: Database
  const open: TestServer[] = []
  beforeAll(async () => void (database = await openTestDatabase()))
  afterEach(async () => void (await Promise.all(open.splice(0).map((server) => server.close()))))
  afterAll(() => database.close())

  const openServer = async (settings: Parameters<typeof openTestServer>[1] = {}) => {
    const server = await openTestServer(database, { pace: 15, ...settings })
    open.push(server)
    return server
  }

  const start = async (visitor: Visitor): Promise<ScriptView> => {
    const cards = (await (await visitor.open('/api/cards')).json()) as CardsAnswer
    const ids = Object.fromEntries(Object.entries(cards).map(([category, [card]]) => [category, card?.id]))
    const answer = await visitor.post('/api/scripts', { mode: 'quick', rating: 'r-rated', cards: ids })
    return (await answer.json()) as ScriptView
  }

  it('tells twenty followers the same, whenever they come, with one feed', async () => {
    const server = await openServer()
    const ada = await server.guest()
    const { id } = await start(ada)
    const late = Array.from({ length: 20 }, async (_, i) => {
      await new Promise((resolve) => setTimeout(resolve, i * 40))
      return listen(ada, server.url, id)
    })
    await expect.poll(() => server.world.feeds.size()).toBe(1)
    const [first, ...others] = await Promise.all(late)
    for (const other of others) expect(other).toEqual(first)
    await expect.poll(() => server.world.feeds.size()).toBe(0)
  })

  it('stops within a second, keeps the text, and can go on', async () => {
    const server = await openServer({ pace: 100 })
    const ada = await server.guest()
    const { id } = await start(ada)
    const heard = listen(ada, server.url, id)
    await listen(ada, server.url, id, 0, ({ pieces }) => pieces.length >= 3)
    const pressed = performance.now()
    expect(await (await ada.post(`/api/scripts/${id}/stop`)).json()).toMatchObject({ state: 'stopped' })
    expect((await heard).end).toEqual({ state: 'stopped', problem: null })
    expect(performance.now() - pressed).toBeLessThan(1_000)
    expect((await heard).pieces.length).toBeGreaterThanOrEqual(3)
    await expect.poll(() => server.world.desk.size()).toBe(0)
    expect((await ada.post(`/api/scripts/${id}/continuations`)).status).toBe(201)
  })

  it('goes on writing when nobody listens any more', async () => {
    const server = await openServer()
    const ada = await server.guest()
    const { id } = await start(ada)
    await listen(ada, server.url, id, 0, ({ pieces }) => pieces.length >= 1)
    await expect
      .poll(async () => ((await (await ada.open(`/api/scripts/${id}`)).json()) as ScriptView).state, {
        timeout: 15_000,
      })
      .toBe('written')
  })

  it('refuses to continue what is being written', async () => {
    const server = await openServer()
    const ada = await server.guest()
    const { id } = await start(ada)
    expect((await ada.post(`/api/scripts/${id}/continuations`)).status).toBe(409)
  })

  it('is taken over by another instance, which goes on at the very character', async () => {
    const one = await openServer({ pace: 30 })
    const ada = await one.guest()
    const { id } = await start(ada)
    const before = await listen(ada, one.url, id, 0, ({ pieces }) => pieces.length >= 5)
    const two = await openServer({ pace: 0 })
    await one.close()
    open.splice(open.indexOf(one), 1)

    const bo = await two.guest()
    bo.setCookies(ada.cookies())
    const whole = await listen(bo, two.url, id)
    expect(whole.end?.state).toBe('written')
    expect(whole.pieces.slice(0, before.pieces.length)).toEqual(before.pieces)
    expect(whole.pieces.map(({ n }) => n)).toEqual(whole.pieces.map((_, i) => i + 1))
    const acts = joinActs(whole.pieces)[0] ?? []
    expect(acts).toHaveLength(5)
    for (const act of acts) expect(act.match(/<act>/g)).toHaveLength(1)
  })

  it('follows on one instance what another writes, and stops it from there', async () => {
    const writing = await openServer({ pace: 60 })
    const other = await openServer()
    const ada = await writing.guest()
    const { id } = await start(ada)
    const elsewhere = await other.guest()
    elsewhere.setCookies(ada.cookies())
    // These two do not share a bus: the other one finds out by looking again.
    const heard = await listen(elsewhere, other.url, id, 0, ({ pieces }) => pieces.length >= 3)
    expect(heard.pieces[0]?.n).toBe(1)
    await elsewhere.post(`/api/scripts/${id}/stop`)
    await expect.poll(() => writing.world.desk.size(), { timeout: 5_000 }).toBe(0)
  })

  it('stores what a service writes with a zero character in it, which the database cannot keep', async () => {
    const service = await startStandIn(
      stream(delta('<dialogue>Nine\u0000ten.</dialogue>\n'), finish('stop'), done),
    )
    const server = await openServer({ ai: { apiKey: null, baseUrl: service.baseUrl, model: 'm' } })
    const ada = await server.guest()
    const { id } = await start(ada)
    const { pieces, end } = await listen(ada, server.url, id)
    expect(end?.state).toBe('written')
    expect(pieces.map(({ text }) => text).join('')).toContain('Nine\uFFFDten.')
    await service.close()
  })

  it('tells the player when it falls over again and again, instead of trying for ever', async () => {
    const server = await openServer({ pace: 20, times: { gatherMs: 10, beatMs: 20 } })
    const ada = await server.guest()
    const { id } = await start(ada)
    await listen(ada, server.url, id, 0, ({ pieces }) => pieces.length >= 2)
    await database.pool.query('alter table pieces rename to lost_pieces')
    // The shelf tells the state without the text, which cannot be read now.
    const state = async () =>
      ((await (await ada.open('/api/scripts')).json()) as ScriptListAnswer).scripts[0]?.state
    await expect.poll(state, { timeout: 10_000 }).toBe('failed')
    await database.pool.query('alter table lost_pieces rename to pieces')
    expect((await listen(ada, server.url, id)).end?.problem?.code).toBe('unexpected')
    expect(server.logged.join('')).not.toContain('<dialogue>')
  })

  it('ends the streams when the server ends, so that browsers come back', async () => {
    const server = await openServer({ pace: 200 })
    const ada = await server.guest()
    const { id } = await start(ada)
    const heard = listen(ada, server.url, id)
    await expect.poll(() => server.front.streams.size()).toBe(1)
    await server.close()
    open.splice(open.indexOf(server), 1)
    expect((await heard).end).toBeNull()
  })

  it.each<[string, (text: string) => string[]]>([
    ['cut into halves', (text) => text.split(/(?<=\ud83d)/)],
    ['with a half that never becomes whole', (text) => [text.replaceAll('\ude00', '')]],
    ['and a sign that is none', (text) => [text.replaceAll('😀', '\u0000\ude00')]],
  ])('stores what it tells of an emoji %s', async (_how, split) => {
    const text = `<plan>TRUTH: Mo 😀 knits.</plan><h1>Wool 😀</h1>\n${'<character>Mo</character>\n<dialogue>A 😀 and a 👩‍🚀.</dialogue>\n'.repeat(20)}`
    const service = await startStandIn(slowly(8, ...split(text).map(delta), finish('stop'), done))
    const server = await openServer({ ai: { apiKey: null, baseUrl: service.baseUrl, model: 'emoji-1' } })
    const ada = await server.guest()
    const { id } = await start(ada)
    const { pieces, end } = await listen(ada, server.url, id)
    expect(end?.state).toBe('written')
    expect(pieces).toEqual(await server.world.pieces.readAfter(id, 0))
    const told = joinActs(pieces).flat().join('')
    expect(told).not.toMatch(/\p{Cs}/u)
    expect(told.includes('😀')).toBe(split(text).join('') === text)
    expect(told).toContain('👩‍🚀')
    await service.close()
  })
})
