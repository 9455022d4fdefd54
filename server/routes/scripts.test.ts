import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CardsAnswer, type OpenedScript, type ScriptView } from '../../game/protocol.ts'
import { joinActs } from '../../script/acts.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { listen, textOf } from '../test/stream.ts'
import { type Visitor } from '../test/visitor.ts'

describe('scripts over HTTP', () => {
  let database: Database
  let server: TestServer
  let ada: Visitor
  let body: { mode: string; rating: string; cards: Record<string, string> }

  beforeAll(async () => {
    database = await openTestDatabase()
    server = await openTestServer(database)
    ada = await server.guest()
    const cards = (await (await ada.open('/api/cards')).json()) as CardsAnswer
    const ids = Object.fromEntries(
      Object.entries(cards).map(([category, [card]]) => [category, card?.id ?? '']),
    )
    body = { mode: 'quick', rating: 'family-friendly', cards: ids }
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  const start = async (visitor = ada, change: object = {}): Promise<ScriptView> => {
    const answer = await visitor.post('/api/scripts', { ...body, ...change })
    expect(answer.status).toBe(201)
    return (await answer.json()) as ScriptView
  }

  it('writes a whole script of five acts, and tells every piece in order, once', async () => {
    const script = await start()
    expect(script).toMatchObject({
      mode: 'quick',
      state: 'writing',
      chapters: [{ writer: 'The house writer', acts: 5 }],
    })
    const { pieces, end } = await listen(ada, server.url, script.id)
    expect(pieces.map(({ n }) => n)).toEqual(pieces.map((_, i) => i + 1))
    expect(end).toEqual({ state: 'written', problem: null })
    const lines = parseScript(textOf(pieces), { cast: script.cast.map(({ name }) => name) })
    expect(lines.filter(({ kind }) => kind === 'act')).toHaveLength(5)
  })

  it('tells premise and wants of a play of its cards, at the start and whenever it is read', async () => {
    const cards = {
      characters: 'cupid-with-bad-aim',
      programs: 'space-court',
      settings: 'haunted-laundromat',
    }
    const script = await start(ada, { cards })
    expect(script.premise?.sentence).toContain('court')
    expect(script.premise?.wants).toHaveLength(script.cast.length)
    const again = (await (await ada.open(`/api/scripts/${script.id}`)).json()) as OpenedScript
    expect(again.premise).toEqual(script.premise)
  })

  it('answers a start with the first piece, up to a line that can be spoken', async () => {
    const script = (await start()) as OpenedScript
    const { pieces } = await listen(ada, server.url, script.id)
    const [{ n, ...first }] = pieces as [(typeof pieces)[number]]
    expect(n).toBe(1)
    expect(first).toEqual({ chapter: 0, act: 0, drop: 0, text: expect.stringContaining('<dialogue>') })
    expect(script).toMatchObject({ texts: [[first.text]], last: 1 })
  })

  it('answers a reading with all that is stored, and the number to follow on from', async () => {
    const { id } = await start()
    const read = async () => {
      const answer = await ada.open(`/api/scripts/${id}`)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return (await answer.json()) as OpenedScript
    }
    const early = await read()
    const all = await listen(ada, server.url, id)
    expect(early.texts).toEqual(joinActs(all.pieces.slice(0, early.last)))
    const whole = { texts: joinActs(all.pieces), last: all.pieces.length, state: 'written' }
    expect(await read()).toMatchObject(whole)
    const rest = await listen(ada, server.url, id, early.last)
    expect(rest.pieces).toEqual(all.pieces.slice(early.last))
  })

  it('goes on from any piece, with the header or with the address', async () => {
    const script = await start()
    const all = await listen(ada, server.url, script.id)
    for (const after of [1, 3, all.pieces.length]) {
      const rest = await listen(ada, server.url, script.id, after)
      expect(rest.pieces).toEqual(all.pieces.slice(after))
      expect(rest.end).toEqual(all.end)
    }
    const answer = await ada.open(`/api/scripts/${script.id}/events?after=${all.pieces.length - 1}`)
    expect((await answer.text()).match(/^event: piece$/gm)).toHaveLength(1)
  })

  it('does not say to a player what it said to them lately', async () => {
    // The same cards each time: there are three scenarios, but the visitor is wrong in two ways only, and so is the place.
    const evenings = await Promise.all(Array.from({ length: 24 }, shareHeardBefore))
    for (const [first, second] of evenings) {
      expect(first).toBe(0)
      expect(second).toBeLessThanOrEqual(0.05)
    }
    const thirds = evenings.map(([, , third = 1]) => third)
    expect(thirds.reduce((sum, share) => sum + share) / thirds.length).toBeLessThanOrEqual(0.2)
  })

  /** Of what is said in three scripts of a new player. */
  async function shareHeardBefore(): Promise<number[]> {
    const bea = await server.guest()
    const heard = new Set<string>()
    const shares: number[] = []
    for (let script = 0; script < 3; script++) {
      const { id, cast } = await start(bea)
      const { pieces } = await listen(bea, server.url, id)
      const lines = parseScript(textOf(pieces), { cast: cast.map(({ name }) => name) })
      const said = lines.filter(({ kind, text }) => kind === 'dialogue' && text.split(' ').length >= 3)
      shares.push(said.filter(({ text }) => heard.has(text)).length / said.length)
      for (const { text } of said) heard.add(text)
    }
    return shares
  }

  it('continues with another chapter that begins where the first ended', async () => {
    const script = await start()
    const first = await listen(ada, server.url, script.id)
    const answer = await ada.post(`/api/scripts/${script.id}/continuations`)
    expect(answer.status).toBe(201)
    const second = await listen(ada, server.url, script.id, first.pieces.length)
    expect(second.pieces.every(({ chapter }) => chapter === 1)).toBe(true)
    expect(second.pieces[0]?.n).toBe(first.pieces.length + 1)
    expect((await (await ada.open(`/api/scripts/${script.id}`)).json()) as ScriptView).toMatchObject({
      state: 'written',
      chapters: [{ state: 'written' }, { state: 'written' }],
    })
  })

  it('lists my scripts, newest first, and nobody else’s', async () => {
    const bo = await server.guest()
    const [first, second] = [await start(bo), await start(bo)]
    const { scripts } = (await (await bo.open('/api/scripts')).json()) as { scripts: ScriptView[] }
    expect(scripts.map(({ id }) => id)).toEqual([second.id, first.id])
  })

  it('hides a script from everybody but its owner', async () => {
    const { id } = await start()
    const eve = await server.guest()
    const answers = [
      await eve.open(`/api/scripts/${id}`),
      await eve.open(`/api/scripts/${id}/events`),
      await eve.post(`/api/scripts/${id}/continuations`),
      await eve.post(`/api/scripts/${id}/stop`),
      await ada.open('/api/scripts/there-is-none'),
      await ada.open('/api/scripts/%00'),
      await ada.open(`/api/scripts/${'x'.repeat(500)}`),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
    }
  })

  it.each<[string, unknown, number]>([
    ['no JSON at all', '{', 400],
    ['a body cut in the middle', '{"mode":"qui', 400],
    ['an empty body', '', 400],
    ['JSON of another form', [], 422],
    ['null', null, 422],
    ['no rating', { rating: undefined }, 422],
    ['a rating that there is not', { rating: 'x' }, 422],
    ['a mode of another type', { mode: 7 }, 422],
    ['too little of the cards', { cards: { characters: 'x' } }, 422],
    ['a card that there is not', { cards: { characters: 'x', programs: 'x', settings: 'x' } }, 422],
    ['a card of another type', { cards: { characters: {}, programs: 'x', settings: 'x' } }, 422],
    [
      'a card in a hostile form',
      { cards: { characters: "'; drop table cards;--", programs: '\u0000', settings: '<b>' } },
      422,
    ],
    ['more than there is a place for', { extra: 1 }, 422],
    ['players of another type', { players: [1] }, 422],
    ['seven players', { players: Array.from({ length: 7 }, () => 'Ada') }, 422],
    ['too much', { players: ['x'.repeat(20_000)] }, 413],
  ])('answers %s with a problem', async (_what, change, status) => {
    const isPart = typeof change === 'object' && change !== null && !Array.isArray(change)
    const answer = await ada.post('/api/scripts', isPart ? { ...body, ...change } : change)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({
      status,
      code: expect.any(String),
      detail: expect.any(String),
    })
  })

  it('wants JSON, from its own pages, from somebody signed in', async () => {
    const plain = await ada.post('/api/scripts', JSON.stringify(body), { 'content-type': 'text/plain' })
    expect(plain.status).toBe(415)
    const foreign = await ada.post('/api/scripts', body, { origin: 'https://elsewhere.example' })
    expect(foreign.status).toBe(403)
    const { status } = await fetch(`${server.url}/api/scripts`)
    expect(status).toBe(401)
  })

  it('carries its headers on every kind of answer', async () => {
    const script = await start()
    for (const path of [
      '/healthz',
      '/api/cards',
      `/api/scripts/${script.id}/events`,
      '/api/nothing',
      '/nothing.js',
    ]) {
      const { headers } = await ada.open(path)
      expect(headers.get('content-security-policy'), path).toMatch(/^default-src 'none'; /)
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
      expect(headers.get('content-security-policy')?.includes('script-src'), path).toBe(
        !path.startsWith('/api'),
      )
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    }
  })

  it('answers the cards with what a player may see, and not again when they are known', async () => {
    const answer = await ada.open('/api/cards')
    const cards = (await answer.json()) as CardsAnswer
    expect(cards.characters.length).toBeGreaterThanOrEqual(40)
    expect(cards.programs.length).toBeGreaterThanOrEqual(30)
    expect(cards.settings.length).toBeGreaterThanOrEqual(30)
    expect(Object.keys(cards.programs[0] ?? {})).toEqual(['id', 'name', 'image_url'])
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' }
    expect((await ada.send(new URL('/api/cards', server.url), { headers })).status).toBe(304)
  })
})
