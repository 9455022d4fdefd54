import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type CardsAnswer,
  type ScriptListAnswer,
  type OpenedScript,
  type ScriptView,
} from '../../game/protocol.ts'
import { type Database } from '../store/database.ts'
import { scripts, users } from '../store/schema.ts'
import { openTestServer as openPostgres, testServerUrl } from '../test/postgres.ts'
import { migrateDatabase } from '../store/migrate.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { listen } from '../test/stream.ts'
import { Visitor } from '../test/visitor.ts'

const places: readonly [string, boolean, () => Promise<Database>][] = [
  ['the embedded database', true, openTestDatabase],
  ['a server', testServerUrl !== null, openMigrated],
]

async function openMigrated(): Promise<Database> {
  const database = await openPostgres()
  await migrateDatabase(database)
  return database
}

describe.each(places.filter(([, isThere]) => isThere))(
  'the shelf on %s',
  (_place, _isThere, openDatabase) => {
    let database: Database
    let server: TestServer
    let cards: CardsAnswer
    let ada: Visitor

    beforeAll(async () => {
      database = await openDatabase()
      server = await openTestServer(database)
      cards = (await (await (await server.guest()).open('/api/cards')).json()) as CardsAnswer
    })
    afterAll(async () => {
      await server.close()
      await database.close()
    })
    beforeEach(async () => void (ada = await server.guest()))

    const pick = (n: number) => ({
      characters: cards.characters[n]?.id,
      programs: cards.programs[n]?.id,
      settings: cards.settings[n]?.id,
    })
    async function start(n = 0, more: object = {}): Promise<string> {
      const body = { mode: 'quick', rating: 'family-friendly', cards: pick(n), ...more }
      const { id } = (await (await ada.post('/api/scripts', body)).json()) as ScriptView
      await listen(ada, server.url, id)
      return id
    }
    const ask = (method: string, path: string, body?: object, visitor = ada) =>
      visitor.send(new URL(path, server.url), {
        method,
        headers: { 'content-type': 'application/json', origin: server.url },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    const rename = (id: string, title: unknown) => ask('PATCH', `/api/scripts/${id}`, { title })
    const remove = (id: string) => ask('DELETE', `/api/scripts/${id}`)
    const restore = (id: string) => ask('POST', `/api/scripts/${id}/restoration`, {})
    async function list(query: Record<string, string> = {}): Promise<ScriptListAnswer> {
      const answer = await ask('GET', `/api/scripts?${new URLSearchParams(query).toString()}`)
      expect(answer.status).toBe(200)
      return (await answer.json()) as ScriptListAnswer
    }
    const idsOf = async (query: Record<string, string> = {}) =>
      (await list(query)).scripts.map(({ id }) => id)
    const find = async (search: string) => idsOf({ search })

    it('finds by every word of title, cards and players, whatever the capitals and accents', async () => {
      const one = await start(0, { mode: 'group', players: ['Zoë', 'Жанна'] })
      const two = await start(1)
      await rename(one, 'The Crème Brûlée Affair')
      const [character] = cards.characters
      const found: [string, string[]][] = [
        ['', [two, one]],
        ['creme', [one]],
        ['AFFAIR brûlée', [one]],
        ['zoe', [one]],
        ['ZOË crème', [one]],
        ['жан', [one]],
        ['affair nothing-like-it', []],
        [character?.name ?? '', [one]],
        [(cards.settings[1]?.name ?? '').toUpperCase(), [two]],
        ['%', []],
        ['_', []],
        ['\\', []],
        ["'; drop table scripts;--", []],
        ['\u0000', [two, one]],
        ['\uD800', []],
      ]
      for (const [search, ids] of found) expect(await find(search), search).toEqual(ids)
      await rename(two, '100% Wool_ \\ Socks')
      for (const search of ['100%', 'wool_', '\\']) expect(await find(search), search).toEqual([two])
    })

    it('finds by the title that is made of the cards, for as long as there is no other', async () => {
      const id = await start(2)
      await database.orm.update(scripts).set({ title: null }).where(eq(scripts.id, id))
      const made = (await list()).scripts[0]?.title ?? ''
      expect(made).toContain(' in ')
      expect(await find(made)).toEqual([id])
    })

    it('tells a long shelf in pages, each script once, also while some go', async () => {
      const id = await start()
      const copies = 50
      await database.orm.execute(sql`
      insert into scripts (id, family, user_id, mode, rating, draw, "cast", seed, state, created_at)
      select id || '-' || n, id || '-' || n, user_id, mode, rating, draw, "cast", seed, state,
        date_trunc('second', created_at) - make_interval(secs => n / 7)
      from scripts, generate_series(1, ${copies}) n where id = ${id}`)
      const seen: string[] = []
      let after: string | null = null
      let pages = 0
      do {
        const page: ScriptListAnswer = await list(after === null ? {} : { after })
        seen.push(...page.scripts.map((script) => script.id))
        after = page.next
        if (++pages === 1 && after !== null) await remove(after)
      } while (after !== null)
      expect(pages).toBe(3)
      expect(new Set(seen).size).toBe(copies + 1)
      expect(seen).toHaveLength(copies + 1)
      expect(await idsOf({ after: 'nothing-like-it' })).toEqual([])
      // Somebody else's script is no place to go on from.
      const eve = await server.guest()
      await database.orm.execute(sql`
        update scripts set user_id = ${(await eve.session())?.uid} where id = ${`${id}-${copies}`}`)
      const theirs = await ask('GET', `/api/scripts?after=${id}`, undefined, eve)
      expect(await theirs.json()).toEqual({ scripts: [], next: null })
    })

    it.each<[string, number]>([
      [`search=${'x'.repeat(201)}`, 422],
      ['after=%00', 422],
      [`after=${'x'.repeat(65)}`, 422],
      ['search=x&unknown=1', 200],
    ])('answers ?%s with %i', async (query, status) => {
      expect((await ask('GET', `/api/scripts?${query}`)).status).toBe(status)
    })

    it('counts the versions that are kept', async () => {
      const first = await start()
      const [second, third] = await Promise.all(
        [1, 2].map(async () => {
          const answer = await ada.post(`/api/scripts/${first}/versions`, { from: 0 })
          return ((await answer.json()) as ScriptView).id
        }),
      )
      const versions = async () =>
        (await list()).scripts.map(({ version: { n, of } }) => `${n} of ${of}`).toSorted()
      expect(await versions()).toEqual(['1 of 3', '2 of 3', '3 of 3'])
      await remove(second ?? '')
      expect(await versions()).toEqual(['1 of 2', '2 of 2'])
      await remove(third ?? '')
      expect(await versions()).toEqual(['1 of 1'])
      const other = await start(1)
      expect((await list()).scripts.find(({ id }) => id === other)?.version).toEqual({ n: 1, of: 1 })
    })

    it('renames with a clean title', async () => {
      const id = await start()
      const answer = await rename(id, '  Two\u202E  Socks\n<b>  ')
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ id, title: 'Two Socks b' })
      expect((await list()).scripts[0]?.title).toBe('Two Socks b')
      for (const title of ['', ' ', '\u200B', 'x'.repeat(1001), 7, null, undefined])
        expect((await rename(id, title)).status).toBe(422)
      expect((await list()).scripts[0]?.title).toBe('Two Socks b')
    })

    it('deletes so that nothing of it can be reached, and brings it back whole', async () => {
      const id = await start()
      const read = async () => (await (await ada.open(`/api/scripts/${id}`)).json()) as OpenedScript
      const before = await read()
      expect((await remove(id)).status).toBe(204)
      expect(await idsOf()).toEqual([])
      const gone = await Promise.all([
        ada.open(`/api/scripts/${id}`),
        ada.open(`/api/scripts/${id}/events`),
        ada.open(`/api/scripts/${id}/laughs`),
        ada.post(`/api/scripts/${id}/continuations`),
        ada.post(`/api/scripts/${id}/stop`),
        ada.post(`/api/scripts/${id}/versions`, { from: 0 }),
        rename(id, 'X'),
        remove(id),
      ])
      expect(gone.map(({ status }) => status)).toEqual(gone.map(() => 404))
      const answer = await restore(id)
      expect(answer.status).toBe(200)
      const { texts, last, ...face } = before
      expect(await answer.json()).toEqual(face)
      expect((await restore(id)).status).toBe(200)
      expect(await idsOf()).toEqual([id])
      expect(await read()).toEqual({ ...face, texts, last })
      expect((await listen(ada, server.url, id)).end).toMatchObject({ state: 'written' })
    })

    it('takes its shared page away, and brings that back too', async () => {
      const id = await start()
      const { share } = (await (await ada.post(`/api/scripts/${id}/share`)).json()) as { share: string }
      const pages = [share, `${share}/picture.png`]
      const statuses = async () =>
        Promise.all(pages.map(async (path) => (await fetch(new URL(path, server.url))).status))
      expect(await statuses()).toEqual([200, 200])
      await remove(id)
      expect(await statuses()).toEqual([404, 404])
      await restore(id)
      expect(await statuses()).toEqual([200, 200])
    })

    it('stops what is being written when it is deleted, and those who follow it hear no more', async () => {
      const slow = await openTestServer(database, { pace: 20, leaseSeconds: 60 })
      try {
        const bo = await slow.guest()
        const body = { mode: 'quick', rating: 'family-friendly', cards: pick(0) }
        const { id } = (await (await bo.post('/api/scripts', body)).json()) as ScriptView
        const followed = listen(bo, slow.url, id)
        expect(slow.world.desk.size()).toBe(1)
        await bo.send(new URL(`/api/scripts/${id}`, slow.url), {
          method: 'DELETE',
          headers: { origin: slow.url },
        })
        await expect.poll(() => slow.world.desk.size()).toBe(0)
        expect((await followed).end).toBeNull()
        // Somebody who was about to go on with it comes too late.
        const [row] = await database.orm.select().from(scripts).where(eq(scripts.id, id))
        expect(row?.state).toBe('stopped')
        const chapter = { writerKind: 'house', writer: 'X', length: {}, sheet: {} } as never
        expect(await slow.world.scripts.addChapter(id, 1, chapter, 'late')).toBe(false)
        const back = await bo.post(`/api/scripts/${id}/restoration`)
        expect(await back.json()).toMatchObject({ state: 'stopped' })
      } finally {
        await slow.close()
      }
    })

    it('is the owner’s alone', async () => {
      const id = await start()
      await rename(id, 'Mine')
      const requests: [string, string, object?][] = [
        ['PATCH', `/api/scripts/${id}`, { title: 'Theirs' }],
        ['DELETE', `/api/scripts/${id}`],
        ['POST', `/api/scripts/${id}/restoration`, {}],
      ]
      const [eve, nobody] = [await server.guest(), new Visitor(server.url)]
      for (const [method, path, body] of requests) {
        expect((await ask(method, path, body, eve)).status, method).toBe(404)
        expect((await ask(method, path, body, nobody)).status, method).toBe(401)
        const foreign = await ada.send(new URL(path, server.url), {
          method,
          headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
          body: JSON.stringify(body ?? {}),
        })
        expect(foreign.status, method).toBe(403)
      }
      await remove(id)
      expect((await ask('POST', `/api/scripts/${id}/restoration`, {}, eve)).status).toBe(404)
      expect(await idsOf()).toEqual([])
      for (const odd of ['there-is-none', '%00', 'x'.repeat(500)])
        expect((await restore(odd)).status).toBe(404)
      expect((await ask('GET', '/api/scripts', undefined, nobody)).status).toBe(401)
      await restore(id)
      expect((await list()).scripts).toMatchObject([{ id, title: 'Mine' }])
    })

    it('comes along whole when a guest signs up', async () => {
      const [kept, gone, named] = [await start(), await start(1), await start(2)]
      await rename(named, 'Ours')
      await remove(gone)
      const version = (await (
        await ada.post(`/api/scripts/${kept}/versions`, { from: 0 })
      ).json()) as ScriptView
      await database.orm
        .update(scripts)
        .set({ shareId: `link-${kept}` })
        .where(eq(scripts.id, kept))
      const before = await list()
      const credentials = {
        email: `${kept.toLowerCase().replaceAll(/\W/g, '')}@example.com`,
        password: 'enchantress',
      }
      expect((await ada.post('/api/auth/sign-up/email', credentials)).status).toBe(204)
      expect(await ada.session()).toMatchObject({ isAnonymous: false })
      await listen(ada, server.url, version.id)
      const strip = ({ scripts }: ScriptListAnswer) =>
        scripts.map(({ id, title, share, version }) => ({
          id,
          share,
          version,
          ...(id === named ? { title } : {}),
        }))
      expect(strip(await list())).toEqual(strip(before))
      expect((await list()).scripts.find(({ id }) => id === kept)).toMatchObject({
        share: `/s/link-${kept}`,
        version: { n: 1, of: 2 },
      })
      expect((await restore(gone)).status).toBe(200)
      expect(await idsOf()).toContain(gone)
      expect(await database.orm.select().from(users).where(eq(users.email, credentials.email))).toHaveLength(
        1,
      )
    })
  },
)
