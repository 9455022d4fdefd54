import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CardsAnswer, type ScriptListAnswer, type ScriptView } from '../../game/protocol.ts'
import { keepSwept } from '../scripts/sweep.ts'
import { type Database } from '../store/database.ts'
import { createForgotten } from '../store/forgotten.ts'
import { migrateDatabase } from '../store/migrate.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer as openPostgres, testServerUrl } from '../test/postgres.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { listen } from '../test/stream.ts'
import { Visitor } from '../test/visitor.ts'
import { realClock } from '../time/clock.ts'

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
  'the script of a room on %s',
  (_place, _isThere, openDatabase) => {
    let database: Database
    let server: TestServer
    let cards: object
    let host: Visitor
    let bo: Visitor
    let cy: Visitor

    beforeAll(async () => {
      database = await openDatabase()
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
      ;[host, bo, cy] = [await server.guest(), await server.guest(), await server.guest()]
    })

    const uidOf = async (visitor: Visitor) => (await visitor.session())?.uid ?? ''
    const start = async (visitor = host): Promise<string> => {
      const body = { mode: 'quick', rating: 'family-friendly', cards }
      const { id } = (await (await visitor.post('/api/scripts', body)).json()) as ScriptView
      await listen(visitor, server.url, id)
      return id
    }
    /** Everybody is told to the store, as a room does: the owner as well, and more than once. */
    const read = async (id: string, ...visitors: Visitor[]) => {
      for (const _ of 'xx')
        for (const visitor of [host, ...visitors]) await server.world.readers.add(id, [await uidOf(visitor)])
    }
    const ask = (visitor: Visitor, method: string, path: string, body?: object) =>
      visitor.send(new URL(`/api${path}`, server.url), {
        method,
        headers: { 'content-type': 'application/json', origin: server.url },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    const viewOf = async (visitor: Visitor, id: string) =>
      (await (await visitor.open(`/api/scripts/${id}`)).json()) as ScriptView
    const list = async (visitor: Visitor, query: Record<string, string> = {}) =>
      (await (
        await visitor.open(`/api/scripts?${new URLSearchParams(query).toString()}`)
      ).json()) as ScriptListAnswer
    const idsOf = async (visitor: Visitor, query: Record<string, string> = {}) =>
      (await list(visitor, query)).scripts.map(({ id }) => id)
    const removeAccount = async (visitor: Visitor) =>
      expect((await ask(visitor, 'DELETE', '/account', { confirm: 'Guest' })).status).toBe(204)
    const sweepLater = async (days: number) => {
      const clock = { ...realClock, now: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000 + 1000) }
      const log = pino({ level: 'silent' })
      await keepSwept({ forgotten: createForgotten(database), clock, log }, 60_000).close()
    }
    const scriptsThere = async () =>
      (await database.pool.query<{ id: string }>('select id from scripts')).rows.map(({ id }) => id)

    it('is on the shelf of everybody who was in it, once, and nobody else’s', async () => {
      const id = await start()
      await read(id, bo, bo)
      expect(await idsOf(host)).toEqual([id])
      expect(await idsOf(bo)).toEqual([id])
      expect(await idsOf(bo, { search: 'nothing-like-it' })).toEqual([])
      expect(await idsOf(bo, { search: (await viewOf(bo, id)).draw.characters.name })).toEqual([id])
      expect(await idsOf(cy)).toEqual([])
      expect((await cy.open(`/api/scripts/${id}`)).status).toBe(404)
      await server.world.readers.add(id, ['nobody', await uidOf(cy)])
      expect(await idsOf(cy)).toEqual([id])
      for (const [visitor, count] of [
        [host, { scripts: 1, scriptsRead: 0 }],
        [bo, { scripts: 0, scriptsRead: 1 }],
      ] as const)
        expect(await (await visitor.open('/api/account')).json()).toMatchObject(count)
    })

    it('is seen as somebody else’s: without its link and its other versions', async () => {
      const id = await start()
      await read(id, bo)
      await host.post(`/api/scripts/${id}/share`)
      await host.post(`/api/scripts/${id}/versions`, { from: 0 })
      expect(await viewOf(host, id)).toMatchObject({ isOwn: true, share: expect.stringMatching(/^\/s\//) })
      expect((await viewOf(host, id)).versions).toHaveLength(2)
      const theirs = { id, isOwn: false, share: null }
      expect(await viewOf(bo, id)).toMatchObject({ ...theirs, versions: [id] })
      expect((await list(bo)).scripts).toEqual([
        expect.objectContaining({ ...theirs, version: { n: 1, of: 1 } }),
      ])
    })

    it('is listed among their own by time, on every page, each once', async () => {
      const samples = [await start(), await start(bo)]
      const expected = [...samples]
      for (let n = 2; n < 60; n++) {
        // Some at the very same time: then by id.
        const changes = {
          id: `script-${n}`,
          created_at: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(n / 3))),
        }
        await database.pool.query(
          'insert into scripts select (jsonb_populate_record(one, $1::jsonb)).* from scripts one where id = $2',
          [JSON.stringify(changes), samples[n % 2]],
        )
        expected.push(changes.id)
      }
      const uid = await uidOf(bo)
      for (const id of expected) await server.world.readers.add(id, [uid])
      const listed: ScriptListAnswer['scripts'][number][] = []
      for (let after: string | null = ''; after !== null;) {
        const page: ScriptListAnswer = await list(bo, after === '' ? {} : { after })
        listed.push(...page.scripts)
        after = page.next
        if (listed.length === 24) await ask(bo, 'DELETE', `/scripts/${after ?? ''}`) // off the shelf in between
      }
      expect(listed.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
      const places = listed.map(({ createdAt, id }) => `${createdAt} ${id}`)
      expect(places).toEqual(places.toSorted().toReversed())
      expect(listed.filter(({ isOwn }) => isOwn)).toHaveLength(30)
    })

    it('is taken off one shelf alone, and comes back', async () => {
      const id = await start()
      await read(id, bo, cy)
      for (const _ of 'xx') {
        await ask(bo, 'DELETE', `/scripts/${id}`)
        expect(await idsOf(bo)).toEqual([])
        for (const path of ['', '/events', '/laughs', '/exports/txt'])
          expect((await bo.open(`/api/scripts/${id}${path}`)).status, path).toBe(404)
        await server.world.readers.add(id, [await uidOf(bo)])
        expect(await idsOf(bo)).toEqual([])
        expect([await idsOf(host), await idsOf(cy)]).toEqual([[id], [id]])
        const back = await ask(bo, 'POST', `/scripts/${id}/restoration`, {})
        expect(await back.json()).toMatchObject({ id, isOwn: false })
        expect(await idsOf(bo)).toEqual([id])
      }
      await ask(bo, 'DELETE', `/scripts/${id}`)
      await sweepLater(1)
      expect((await ask(bo, 'POST', `/scripts/${id}/restoration`, {})).status).toBe(404)
      expect(await idsOf(cy)).toEqual([id])
    })

    it('stays with its readers when its owner deletes it, and goes with the last of them', async () => {
      const id = await start()
      await read(id, bo)
      const { share } = (await (await host.post(`/api/scripts/${id}/share`)).json()) as ScriptView
      await ask(host, 'DELETE', `/scripts/${id}`)
      expect(await idsOf(host)).toEqual([])
      expect((await host.open(`/api/scripts/${id}`)).status).toBe(404)
      expect((await host.open(share ?? '')).status).toBe(404)
      expect((await ask(host, 'POST', `/scripts/${id}/restoration`, {})).status).toBe(200)
      await ask(host, 'DELETE', `/scripts/${id}`)
      await sweepLater(2)
      expect(await idsOf(bo)).toEqual([id])
      expect((await listen(bo, server.url, id)).end).toEqual({ state: 'written', problem: null })
      await ask(bo, 'DELETE', `/scripts/${id}`)
      await sweepLater(0.5)
      expect(await scriptsThere()).toEqual([id])
      await sweepLater(2)
      expect(await scriptsThere()).toEqual([])
    })

    it('is written on when its owner deletes it or themselves, for as long as somebody reads it', async () => {
      const slow = await openTestServer(database, { pace: 300 })
      try {
        for (const isAccount of [false, true]) {
          const [owner, reader] = [await slow.guest(), await slow.guest()]
          const body = { mode: 'quick', rating: 'family-friendly', cards }
          const { id } = (await (await owner.post('/api/scripts', body)).json()) as ScriptView
          await slow.world.readers.add(id, [await uidOf(reader)])
          await owner.send(new URL(isAccount ? '/api/account' : `/api/scripts/${id}`, slow.url), {
            method: 'DELETE',
            headers: { 'content-type': 'application/json', origin: slow.url },
            ...(isAccount ? { body: JSON.stringify({ confirm: 'Guest' }) } : {}),
          })
          const heard = await listen(reader, slow.url, id, 0, ({ pieces }) => pieces.length >= 5)
          expect(heard.pieces.length).toBeGreaterThanOrEqual(5)
          await slow.world.scripts.stop(id)
        }
      } finally {
        await slow.close()
      }
    })

    it('goes to who has read it longest when its owner’s account goes', async () => {
      const [id, alone] = [await start(), await start()]
      const dee = await server.guest()
      await read(id, dee, bo, cy)
      await ask(dee, 'DELETE', `/scripts/${id}`)
      const { share } = (await (await host.post(`/api/scripts/${id}/share`)).json()) as ScriptView
      await removeAccount(host)
      expect(await scriptsThere()).toEqual([id])
      expect(await viewOf(bo, id)).toMatchObject({ isOwn: true, share: null, versions: [id] })
      expect(await viewOf(cy, id)).toMatchObject({ isOwn: false })
      expect((await bo.open(share ?? '')).status).toBe(404)
      expect((await bo.open(`/api/scripts/${alone}`)).status).toBe(404)
      expect((await ask(bo, 'PATCH', `/scripts/${id}`, { title: 'Mine' })).status).toBe(200)
      expect([await idsOf(bo), await idsOf(cy)]).toEqual([[id], [id]])

      // The next one had gone before: then it is the other's, also after its owner had deleted it.
      await ask(bo, 'DELETE', `/scripts/${id}`)
      await removeAccount(bo)
      expect(await viewOf(cy, id)).toMatchObject({ isOwn: true, title: 'Mine' })
      await removeAccount(cy)
      expect(await scriptsThere()).toEqual([])
    })

    it('is left by an account that goes, in every table', async () => {
      const id = await start()
      await read(id, bo)
      await removeAccount(bo)
      expect((await database.pool.query('select * from script_readers')).rows).toEqual([])
      expect(await idsOf(host)).toEqual([id])
    })

    it('comes with a guest who makes an account', async () => {
      const [id, own] = [await start(), await start(bo)]
      await read(id, bo)
      // Whose own script the account has read before, as another.
      const account = new Visitor(server.url)
      const credentials = { email: 'bo@example.com', password: 'enchantress' }
      await account.post('/api/auth/sign-up/email', credentials)
      await server.world.readers.add(own, [await uidOf(account)])
      await bo.post('/api/auth/sign-in/email', credentials)
      expect((await bo.session())?.isAnonymous).toBe(false)
      expect((await list(bo)).scripts.map((script) => [script.id, script.isOwn])).toEqual([
        [own, true],
        [id, false],
      ])
      await ask(bo, 'DELETE', `/scripts/${own}`)
      expect(await idsOf(bo)).toEqual([id])
    })
  },
)
