import { serve, type ServerType } from '@hono/node-server'
import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createApp } from '../app.ts'
import { noProxies } from '../http/peer-address.ts'
import { type Front } from '../front.ts'
import { openWorld, type WorldSettings } from '../open-world.ts'
import { type World } from '../world.ts'
import { type Pages } from '../routes/pages.ts'
import { type Database } from '../store/database.ts'
import { Visitor } from './visitor.ts'

export type TestServer = {
  readonly url: string
  readonly world: World
  readonly front: Front
  readonly logged: string[]
  /** Somebody who has just pressed "Play as a guest". */
  guest(): Promise<Visitor>
  close(): Promise<void>
}

export async function openTestServer(
  database: Database,
  settings: Partial<WorldSettings> = {},
  pages: Partial<Pages> = {},
  logLevel = 'debug',
): Promise<TestServer> {
  const logged: string[] = []
  const log = pino({ level: logLevel }, { write: (line) => void logged.push(line) })
  const app = {
    fetch: (_request: Request, _env: object): Response | Promise<Response> => new Response(null),
  }
  const server = serve({
    fetch: (request, env) => app.fetch(request, env),
    port: 0,
    hostname: '127.0.0.1',
  })
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const { world, front, close } = await openWorld(
    database,
    {
      baseUrl: url,
      secret: 'a-secret-that-is-only-used-in-tests-0123456789',
      google: null,
      ai: null,
      contact: { name: 'Ada', phone: '555-0100', email: 'ada@example.org', funFact: 'Knits.' },
      pace: 0,
      scriptsPerHour: 10_000,
      signInAttempts: 10,
      newPlayersPerAddress: 120,
      mostWriting: { byPlayer: 1000, here: 1000 },
      aiTokensPerDay: null,
      leaseSeconds: 15,
      times: { gatherMs: 10, beatMs: 200 },
      roomTimes: { beatMs: 500, graceMs: 1_000, missedMs: 2_000, keptMs: 60_000 },
      trustedProxies: noProxies,
      redisUrl: null,
      ...settings,
    },
    log,
  )
  const real = createApp(world, front, {
    files: new Map(),
    inline: { styleHashes: [], scriptHashes: [] },
    shareStyle: '',
    isHttps: false,
    ...pages,
  })
  app.fetch = (request, env) => real.fetch(request, env)
  return {
    url,
    world,
    front,
    logged,
    async guest() {
      const visitor = new Visitor(url)
      await visitor.post('/api/auth/sign-in/anonymous')
      return visitor
    },
    async close() {
      await close()
      await closeServer(server)
    },
  }
}

/** In a `describe`: opens servers on one database; those that are open after a test are closed. */
export function serversOn(
  openDatabase: () => Promise<Database>,
): (settings?: Partial<WorldSettings>) => Promise<TestServer> {
  let database: Database
  const open = new Set<TestServer>()
  beforeAll(async () => void (database = await openDatabase()))
  afterEach(async () => void (await Promise.all([...open].map((server) => server.close()))))
  afterAll(() => database.close())
  return async (settings) => {
    const server = await openTestServer(database, settings)
    const close = () => {
      open.delete(opened)
      return server.close()
    }
    const opened = { ...server, close }
    open.add(opened)
    return opened
  }
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
}
