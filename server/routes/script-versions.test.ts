import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostLaughsOfLine } from '../../game/laughs.ts'
import {
  type CardsAnswer,
  type LaughsAnswer,
  type ScriptListAnswer,
  type ScriptView,
} from '../../game/protocol.ts'
import { joinActs } from '../../script/acts.ts'
import { readChapters } from '../../script/read-chapters.ts'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { listen } from '../test/stream.ts'
import { Visitor } from '../test/visitor.ts'

describe('versions and laughs over HTTP', () => {
  let database: Database
  let server: TestServer
  let ada: Visitor
  let script: ScriptView

  beforeAll(async () => {
    database = await openTestDatabase()
    server = await openTestServer(database)
    ada = await server.guest()
    await start() // another script of hers, which is no version of this one
    script = await start()
    await listen(ada, server.url, script.id)
    await post(`${script.id}/continuations`, {})
    await listen(ada, server.url, script.id)
    script = await read(script.id)
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  async function start(): Promise<ScriptView> {
    const cards = (await (await ada.open('/api/cards')).json()) as CardsAnswer
    const ids = Object.fromEntries(Object.entries(cards).map(([category, [card]]) => [category, card?.id]))
    const answer = await ada.post('/api/scripts', { mode: 'quick', rating: 'family-friendly', cards: ids })
    return (await answer.json()) as ScriptView
  }
  const post = (path: string, body: object, visitor = ada) => visitor.post(`/api/scripts/${path}`, body)
  const read = async (id: string) => (await (await ada.open(`/api/scripts/${id}`)).json()) as ScriptView
  const laughsOf = async (id: string) =>
    ((await (await ada.open(`/api/scripts/${id}/laughs`)).json()) as LaughsAnswer).laughs
  const textsOf = async (id: string) => joinActs((await listen(ada, server.url, id)).pieces)

  it('takes its title from the script', async () => {
    const [title] = readChapters(await textsOf(script.id), []).flat(2)
    expect(title?.kind).toBe('title')
    expect(script.title).toBe(title?.text)
  })

  it('writes all of it another way, and keeps the version before', async () => {
    const before = await textsOf(script.id)
    const answer = await post(`${script.id}/versions`, { from: 0 })
    expect(answer.status).toBe(201)
    const version = (await answer.json()) as ScriptView
    expect(answer.headers.get('location')).toBe(`/api/scripts/${version.id}`)
    const texts = await textsOf(version.id)
    expect(texts).toHaveLength(1)
    expect(texts[0]).not.toEqual(before[0])
    expect(await textsOf(script.id)).toEqual(before)
    expect(version).toMatchObject({ draw: script.draw, cast: script.cast, rating: script.rating })
    expect((await read(version.id)).title).not.toBe(script.title)
    for (const id of [script.id, version.id])
      expect((await read(id)).versions).toEqual([script.id, version.id])
  })

  it('goes on another way from what stands, with what was laughed at', async () => {
    const before = await textsOf(script.id)
    const first = { chapter: 0, act: 0, line: 4, count: 2 }
    expect((await ada.open(`/api/scripts/${script.id}/laughs`)).headers.get('cache-control')).toBe('no-store')
    await post(`${script.id}/laughs`, { laughs: [first, { chapter: 1, act: 0, line: 2, count: 1 }] })
    const version = (await (await post(`${script.id}/versions`, { from: 1 })).json()) as ScriptView
    const texts = await textsOf(version.id)
    expect(texts[0]).toEqual(before[0])
    expect(texts[1]).not.toEqual(before[1])
    expect(await textsOf(script.id)).toEqual(before)
    expect(version).toMatchObject({
      title: script.title,
      chapters: [{ state: 'written' }, { acts: script.chapters[1]?.acts }],
    })
    expect(await laughsOf(version.id)).toEqual([first])
    const { pieces, end } = await listen(ada, server.url, version.id)
    expect(pieces.map(({ n }) => n)).toEqual(pieces.map((_, i) => i + 1))
    expect(end?.state).toBe('written')
  })

  it('may be asked for while the script is still being written', async () => {
    const slow = await openTestServer(database, { pace: 50 })
    const bo = await slow.guest()
    const cards = (await (await bo.open('/api/cards')).json()) as CardsAnswer
    const ids = Object.fromEntries(Object.entries(cards).map(([category, [card]]) => [category, card?.id]))
    const body = { mode: 'quick', rating: 'family-friendly', cards: ids }
    const growing = (await (await bo.post('/api/scripts', body)).json()) as ScriptView
    const other = await bo.post(`/api/scripts/${growing.id}/versions`, { from: 0 })
    expect(other.status).toBe(201)
    expect(((await (await bo.open(`/api/scripts/${growing.id}`)).json()) as ScriptView).state).toBe('writing')
    await slow.close()
  })

  it('is listed as which version of how many', async () => {
    const { scripts } = (await (await ada.open('/api/scripts')).json()) as ScriptListAnswer
    const mine = scripts.filter(({ version }) => version.of > 1)
    expect(mine.map(({ version }) => version)).toEqual([3, 2, 1].map((n) => ({ n, of: 3 })))
    expect(mine.at(-1)?.id).toBe(script.id)
  })

  it('adds laughs up to the most that are counted', async () => {
    const place = { chapter: 0, act: 1, line: 1 }
    for (const count of [3, 60, 60]) await post(`${script.id}/laughs`, { laughs: [{ ...place, count }] })
    const many = { ...place, line: 3, count: mostLaughsOfLine - 1 }
    await server.world.laughs.add(script.id, [many])
    await post(`${script.id}/laughs`, { laughs: [{ ...many, count: 2 }] })
    const twice = [
      { ...place, line: 2, count: 1 },
      { ...place, line: 2, count: 2 },
    ]
    const answer = await post(`${script.id}/laughs`, { laughs: twice })
    expect(((await answer.json()) as LaughsAnswer).laughs).toEqual(await laughsOf(script.id))
    expect(await laughsOf(script.id)).toEqual(
      expect.arrayContaining([
        { ...place, count: 123 },
        { ...place, line: 2, count: 3 },
        { ...many, count: mostLaughsOfLine },
      ]),
    )
  })

  it.each([
    ['no laughs', { laughs: [] }],
    ['a line that is not there', { laughs: [{ chapter: 0, act: 0, line: 9000, count: 1 }] }],
    ['a chapter that is not there', { laughs: [{ chapter: 9, act: 0, line: 0, count: 1 }] }],
    ['half a laugh', { laughs: [{ chapter: 0, act: 0, line: 0, count: 0.5 }] }],
    ['minus one', { laughs: [{ chapter: -1, act: 0, line: 0, count: 1 }] }],
    ['more', { laughs: [{ chapter: 0, act: 0, line: 0, count: 1, by: 'x' }] }],
  ])('refuses %s', async (_name, body) => {
    const before = await laughsOf(script.id)
    expect((await post(`${script.id}/laughs`, body)).status).toBe(422)
    expect(await laughsOf(script.id)).toEqual(before)
  })

  it.each([[{ from: 2 }], [{ from: -1 }], [{ from: '0' }], [{}], [{ from: 0, writer: 'me' }]])(
    'refuses a version %j',
    async (body) => {
      expect((await post(`${script.id}/versions`, body)).status).toBe(422)
    },
  )

  it('shows all of it to nobody else', async () => {
    const bo = await server.guest()
    const stranger = new Visitor(server.url)
    for (const [visitor, status] of [
      [bo, 404],
      [stranger, 401],
    ] as const) {
      expect((await post(`${script.id}/versions`, { from: 0 }, visitor)).status).toBe(status)
      const laughs = { laughs: [{ chapter: 0, act: 0, line: 0, count: 1 }] }
      expect((await post(`${script.id}/laughs`, laughs, visitor)).status).toBe(status)
      expect((await visitor.open(`/api/scripts/${script.id}/laughs`)).status).toBe(status)
    }
  })

  it('tells the writer of the next chapter what landed', async () => {
    const version = (await (await post(`${script.id}/versions`, { from: 0 })).json()) as ScriptView
    const texts = await textsOf(version.id)
    const cast = version.cast.map(({ name }) => name)
    const act = readChapters(texts, cast)[0]?.[0] ?? []
    const line = act.findIndex(({ kind }) => kind === 'dialogue')
    await post(`${version.id}/laughs`, { laughs: [{ chapter: 0, act: 0, line, count: 7 }] })
    await post(`${version.id}/continuations`, {})
    const stored = await server.world.scripts.find(version.id)
    expect(stored?.chapters[1]?.sheet.landed).toEqual([
      { text: act[line]?.text, by: act[line]?.speaker, laughs: 7 },
    ])
    await listen(ada, server.url, version.id)
  })
})
