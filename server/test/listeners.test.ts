import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { type CardsAnswer, type PieceEvent, type ScriptView } from '../../game/protocol.ts'
import { Visitor } from './visitor.ts'
import { migrateDatabase } from '../store/migrate.ts'
import { openTestServer, testServerUrl } from './postgres.ts'
import { listenForLong, type TestListener } from './crowd/of-listeners.ts'
import { freePort, makeDataDir, startProcess, type TestProcess } from './process.ts'
import { listen } from './stream.ts'

const listeners = 1000
const scripts = 20
/** On a quiet machine everybody is back within five seconds (docs/operations.md); a busy one takes its time. */
const allBackMs = 20_000

const clean: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of clean.splice(0).toReversed()) await close()
})

const env = {
  SCRIPTS_AT_ONCE: '1000',
  HOUSE_PACE: '200',
  AUTH_SECRET: 'only-for-tests-0123456789-0123456789',
}

async function start(port: number, more: Record<string, string>): Promise<TestProcess> {
  const server = await startProcess(port, { ...env, ...more })
  clean.push(() => server.signal('SIGKILL'))
  return server
}

describe(`${listeners} listeners of a server that ends`, () => {
  test('are back when it has started again, and have lost and doubled nothing', async () => {
    const dataDir = await makeDataDir()
    clean.push(() => dataDir.remove())
    const port = await freePort()
    const server = await start(port, { DATA_DIR: dataDir.path })
    const room = await fillRoom([server])

    const told = performance.now()
    expect(await server.signal('SIGTERM')).toBe(0)
    const ended = performance.now()
    await start(port, { DATA_DIR: dataDir.path })
    const ready = performance.now()
    const back = await room.untilAllAreBack(ended)
    report('directory', { end: ended - told, start: ready - ended, back: back - ready })
    expect(ended - told).toBeLessThan(10_000)
    expect(back - ready).toBeLessThan(allBackMs)
    await room.hearToTheEnd(server.url)
  }, 120_000)

  test.runIf(testServerUrl)(
    'go to another instance, which goes on with what it wrote',
    async () => {
      const database = await openTestServer()
      clean.push(() => database.close())
      await migrateDatabase(database)
      const ports = [await freePort(), await freePort()] as const
      const shared = { DATABASE_URL: database.url, BASE_URL: `http://localhost:${ports[0]}` }
      const [one, two] = await Promise.all([start(ports[0], shared), start(ports[1], shared)])
      const room = await fillRoom([one, two])

      const told = performance.now()
      const ending = one.signal('SIGTERM')
      const back = await room.untilAllAreBack(told)
      expect(await ending).toBe(0)
      report('instances', { back: back - told })
      expect(back - told).toBeLessThan(allBackMs)
      await room.hearToTheEnd(two.url)
    },
    120_000,
  )
})

/** Somebody has scripts written on every instance, and everybody listens, each on one instance, until all hear them. */
async function fillRoom(instances: readonly TestProcess[]) {
  const [first] = instances as [TestProcess]
  const visitor = new Visitor(first.url)
  await visitor.post('/api/auth/sign-in/anonymous')
  const cookie = visitor.cookies()
  const ask = (method: string, path: string, url: string, body: object = {}) => {
    const headers = { cookie, origin: first.url, 'content-type': 'application/json', connection: 'close' }
    return fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) })
  }
  const cards = (await (await visitor.open('/api/cards')).json()) as CardsAnswer
  const drawn = Object.fromEntries(Object.entries(cards).map(([category, [card]]) => [category, card?.id]))
  const urlOf = (index: number) => instances[index % instances.length]?.url ?? ''
  const ids: string[] = []
  for (let i = 0; i < scripts; i++) {
    const body = { mode: 'quick', rating: 'r-rated', cards: drawn }
    ids.push(((await (await ask('POST', '/api/scripts', urlOf(i), body)).json()) as ScriptView).id)
  }
  const all = Array.from({ length: listeners }, (_, i) => {
    const urls = instances.map((_, turn) => urlOf(Math.floor(i / scripts) + turn))
    return { id: ids[i % scripts] ?? '', ...hold(listenForLong(urls, pathOf(ids[i % scripts]), cookie)) }
  })
  const hear = (more: number) => {
    const marks = all.map(({ listener }) => listener.pieces.length + more)
    return until(() => all.every(({ listener }, i) => listener.pieces.length >= (marks[i] ?? 0)))
  }
  await hear(2)
  return {
    /** When the last one had a stream again; by then everybody has heard more. */
    async untilAllAreBack(since: number): Promise<number> {
      // Listeners of an instance that goes on were never away.
      const isBack = ({ isOpen, openedAt }: TestListener) =>
        isOpen && (instances.length > 1 || openedAt > since)
      await hear(1)
      await until(() => all.every(({ listener }) => isBack(listener)))
      return Math.max(...all.map(({ listener }) => listener.openedAt))
    },
    async hearToTheEnd(url: string): Promise<void> {
      await Promise.all(ids.map((id) => ask('POST', `/api/scripts/${id}/stop`, url)))
      await Promise.all(all.map(({ listener }) => listener.ended))
      expect(all.flatMap(({ listener }) => listener.fault ?? [])).toEqual([])
      const reader = new Visitor(url)
      reader.setCookies(cookie)
      for (const id of ids) {
        const stored = (await listen(reader, url, id)).pieces.map(({ n: _, ...piece }): PieceEvent => piece)
        const told = all.filter((each) => each.id === id).map(({ listener }) => listener.pieces)
        expect(told).toHaveLength(listeners / scripts)
        expect(told[0]?.map((data) => JSON.parse(data) as PieceEvent)).toEqual(stored)
        for (const other of told) expect(other).toEqual(told[0])
      }
    },
  }
}

const pathOf = (id = '') => `/api/scripts/${id}/events?after=0`
const hold = (listener: TestListener) => ({ listener })

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(20)
}

function report(what: string, times: Record<string, number>): void {
  if (!process.env['SHOW_TIMES']) return
  const list = Object.entries(times).map(([name, ms]) => `${name} ${Math.round(ms)} ms`)
  process.stdout.write(`${listeners} listeners, ${what}: ${list.join(', ')}\n`)
}
