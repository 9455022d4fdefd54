import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { joinActs } from '../../../script/acts.ts'
import { type Visitor } from '../visitor.ts'
import { type Database, openDatabase } from '../../store/database.ts'
import { migrateDatabase } from '../../store/migrate.ts'
import { openTestServer as openTestDatabaseServer, testServerUrl } from '../postgres.ts'
import { type Gate, openGate } from '../gate.ts'
import { openTestServer, type TestServer } from '../server.ts'
import { begin, hear, viewOf } from '../stream.ts'

const awayMs = 10_000

const ways = {
  'is ended and refuses connections': (gate: Gate) => gate.refuse(),
  'is silent, and takes connections in': (gate: Gate) => gate.silence(),
} as const

describe.runIf(testServerUrl).concurrent.each(Object.entries(ways))(
  'while the database server %s, for ten seconds',
  (_way, shut) => {
    const log = pino({ level: 'silent' })
    let far: Awaited<ReturnType<typeof openTestDatabaseServer>>
    let gate: Gate
    let databases: Database[]
    let one: TestServer
    let two: TestServer
    beforeAll(async () => {
      far = await openTestDatabaseServer()
      await migrateDatabase(far)
      gate = await openGate(far.url)
      databases = await Promise.all([1, 2].map(() => openDatabase({ url: gate.url, dataDir: '', log })))
      ;[one, two] = (await Promise.all(
        databases.map((database) =>
          openTestServer(database, { pace: 40, times: { gatherMs: 100, beatMs: 4_000 } }),
        ),
      )) as [TestServer, TestServer]
    })
    afterAll(async () => {
      await Promise.all([one, two].map((server) => server.close()))
      await Promise.all(databases.map((database) => database.close()))
      await gate.close()
      await far.close()
    })

    test('live streams go on, everybody else is told, and all is healed when it is back', async ({
      annotate,
      expect,
    }) => {
      const [ada, elsewhere] = [await one.guest(), await two.guest()]
      elsewhere.setCookies(ada.cookies())
      const scripts = await Promise.all([1, 2, 3].map(async () => viewOf(await begin(ada))))
      const heard = scripts.flatMap(({ id }) => [hear(ada, one.url, id), hear(elsewhere, two.url, id)])
      await expect.poll(() => heard.every(({ pieces }) => pieces.length > 5)).toBe(true)

      await shut(gate)
      const shutAt = performance.now()
      const told = await Promise.all(asks.map((ask) => timed(() => ask(ada, scripts[0]?.id ?? ''))))
      expect(told.map(({ answer }) => answer.status)).toEqual(told.map(() => 503))
      for (const { answer } of told) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(await answer.text()).toMatch(/could not be fetched just now|cannot reach its stored scripts/)
      }
      const again = await Promise.all(asks.map((ask) => timed(() => ask(elsewhere, 'x'.repeat(22)))))
      expect(again.map(({ answer }) => answer.status)).toEqual(told.map(() => 503))
      await annotate(
        list(
          'told after',
          [...told, ...again].map(({ ms }) => ms),
        ),
      )

      await sleep(awayMs - (performance.now() - shutAt))
      expect(heard.map(({ isOver }) => isOver)).toEqual(heard.map(() => false))
      const before = heard.map(({ pieces }) => pieces.length)
      await gate.open()
      const backAt = performance.now()
      const healed = async (isHealed: () => Promise<boolean> | boolean) => {
        await expect.poll(isHealed, { interval: 20 }).toBe(true)
        return performance.now() - backAt
      }
      await annotate(
        list(
          'healed after',
          await Promise.all([
            healed(async () => (await ada.open('/readyz')).ok && (await elsewhere.open('/readyz')).ok),
            healed(async () => (await ada.post(`/api/scripts/${scripts[0]?.id}/share`)).ok),
            ...heard.map(({ pieces }, i) => healed(() => pieces.length > (before[i] ?? 0))),
          ]),
        ),
      )

      await Promise.all(heard.map(({ over }) => over))
      for (const { pieces, end } of heard) {
        expect(end).toEqual({ state: 'written', problem: null })
        expect(pieces.map(({ n }) => n)).toEqual(pieces.map((_, i) => i + 1))
        const acts = joinActs(pieces)[0] ?? []
        expect(acts.map((act) => act.match(/<act>/g)?.length)).toEqual([1, 1, 1, 1, 1])
      }
      expect(one.logged.join('')).not.toContain('<dialogue>')
    }, 60_000)
  },
)

const asks: readonly ((visitor: Visitor, id: string) => Promise<Response>)[] = [
  (visitor) => visitor.post('/api/scripts', { mode: 'quick', rating: 'r-rated', cards: {} }),
  (visitor, id) => visitor.post(`/api/scripts/${id}/stop`),
  (visitor, id) => visitor.post(`/api/scripts/${id}/continuations`),
  (visitor, id) => visitor.open(`/api/scripts/${id}`),
  (visitor, id) => visitor.open(`/api/scripts/${id}/events`),
  (visitor) => visitor.open('/api/session'),
  (visitor) => visitor.open('/api/scripts'),
  (visitor) => visitor.post('/api/auth/sign-in/anonymous'),
  (visitor) => visitor.post('/api/auth/sign-in/email', { email: 'ada@example.org', password: 'secret' }),
  (visitor) => visitor.post('/api/auth/sign-up/email', { email: 'ada@example.org', password: 'secret' }),
  (visitor) => visitor.post('/api/auth/sign-out'),
  (visitor) => visitor.open(`/s/${'x'.repeat(22)}`),
]

async function timed(ask: () => Promise<Response>) {
  const asked = performance.now()
  return { answer: await ask(), ms: performance.now() - asked }
}

function list(what: string, all: readonly number[]): string {
  return `${what} ${all.map((ms) => Math.round(ms)).join(', ')} ms`
}
