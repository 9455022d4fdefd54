import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import { type AddressInfo } from 'node:net'
import { realClock } from '../time/clock.ts'
import { type AppEnv } from '../http/app-env.ts'
import { countInMemory, createLimits } from '../http/limits.ts'
import { limitBody } from '../http/read-body.ts'
import { noProxies } from '../http/peer-address.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { authRoutes } from '../routes/auth.ts'
import { createDeck } from '../routes/cards.ts'
import { sessionRoutes } from '../routes/session.ts'
import { createCardStore } from '../store/cards.ts'
import { type Database } from '../store/database.ts'
import { createSignIn, type SignIn, type SignInOptions } from '../sign-in/sign-in.ts'

export type TestGame = {
  readonly origin: string
  readonly signIn: SignIn
  readonly logged: string[]
  close(): Promise<void>
}

export type TestGameOptions = Partial<Pick<SignInOptions, 'google' | 'clock' | 'baseUrl'>> & {
  readonly port?: number
}

export async function openTestGame(
  database: Pick<Database, 'orm'>,
  options: TestGameOptions = {},
): Promise<TestGame> {
  const app = new Hono<AppEnv>()
  const server = await listen(app, options.port ?? 0)
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const logged: string[] = []
  const signIn = createSignIn({
    baseUrl: origin,
    google: null,
    clock: realClock,
    ...options,
    database,
    secret: 'a-secret-that-is-only-used-in-tests-0123456789',
    limits: createLimits(countInMemory),
    hall: { signIn: async () => {} },
    log: { error: (...line: unknown[]) => void logged.push(JSON.stringify(line)) },
  })
  app.use(securityHeaders({ styleHashes: [], scriptHashes: [] }, false))
  app.use(limitBody)
  app.route(
    '/api/auth',
    authRoutes({ signIn, trustedProxies: noProxies, isReady: () => Promise.resolve(true) }),
  )
  const host = { writer: 'The house writer', google: (options.google ?? null) !== null }
  const network = 'http://192.168.1.5:3000'
  app.route(
    '/api/session',
    sessionRoutes({ signIn, host, network }, createDeck(createCardStore(database), realClock)),
  )
  return { origin, signIn, logged, close: () => closeServer(server) }
}

function listen(app: Hono<AppEnv>, port: number): Promise<ServerType> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => resolve(server))
  })
}

function closeServer(server: ServerType): Promise<void> {
  if ('closeAllConnections' in server) server.closeAllConnections()
  return new Promise((resolve) => void server.close(() => resolve()))
}
