import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from 'redis'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type CardsAnswer, type ScriptView } from '../../game/protocol.ts'
import { layCable } from '../../journeys/test/cable.ts'
import { type RunningServer, startServer } from '../../journeys/test/server.ts'
import { Visitor } from './visitor.ts'
import { openTestServer, testServerUrl } from './postgres.ts'
import { type Answering, delta, event, startStandIn, type StandIn, tell } from './stand-in-service.ts'

const canary = (what: string) => `canary${what}${randomBytes(9).toString('hex')}`

/** Nobody but the host may ever see these. */
const secrets = {
  OPENAI_API_KEY: `sk-${canary('key')}`,
  AUTH_SECRET: canary('authsecret'),
  GOOGLE_CLIENT_SECRET: canary('google'),
  databasePassword: canary('database'),
  redisPassword: canary('redis'),
  password: canary('password'),
  wrongPassword: canary('wrong'),
}
/** What an AI service has planned is nobody's to read, nor the host's. */
const planned = canary('plan')
/** What is somebody's, and no log's or metric's business. */
const personal = {
  email: `${canary('mail')}@example.com`,
  unknownEmail: `${canary('stranger')}@example.com`,
  player: canary('player').slice(0, 30),
  title: canary('title'),
  search: canary('search'),
  scriptText: canary('line'),
  address: '203.0.113.77',
  browser: canary('browser'),
}

const redisUrl = process.env['TEST_REDIS_URL']

describe('secrets and people', () => {
  let server: RunningServer
  let service: StandIn
  let issuer: Server
  /** Without the cookies, which hold the session. */
  const answered: string[] = []
  const cookies: string[] = []
  const closing: (() => Promise<unknown> | void)[] = []
  let metrics = ''

  beforeAll(async () => {
    service = await startStandIn((response) => {
      const asked = JSON.stringify(service.calls.at(-1)?.body)
      const failure = Object.entries(failures).find(([name]) => asked.includes(name))
      return (failure?.[1] ?? good)(response)
    })
    issuer = await startIssuer()
    const [database, redis] = await Promise.all([openDatabase(), openRedis()])
    server = await startServer({
      ...(database ? { DATABASE_URL: database.url } : {}),
      ...(redis ? { REDIS_URL: redis.url } : {}),
      OPENAI_BASE_URL: service.baseUrl,
      OPENAI_API_KEY: secrets.OPENAI_API_KEY,
      AUTH_SECRET: secrets.AUTH_SECRET,
      GOOGLE_CLIENT_ID: 'twisted-yarn',
      GOOGLE_CLIENT_SECRET: secrets.GOOGLE_CLIENT_SECRET,
      GOOGLE_ISSUER: `http://localhost:${(issuer.address() as AddressInfo).port}`,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      LOG_LEVEL: 'debug',
    })
    await live(database, redis)
    await server.stop()
  })
  afterAll(async () => {
    await server.remove()
    await service.close()
    issuer.closeAllConnections()
    issuer.close()
    for (const close of closing.toReversed()) await close()
  })

  async function live(database: Away | null, redis: Away | null): Promise<void> {
    const ada = new Watched()
    const { email, unknownEmail } = personal
    await ada.ask('POST', '/api/auth/sign-up/email', { email, password: secrets.password })
    await ada.ask('POST', '/api/auth/sign-in/email', { email, password: secrets.password })
    await ada.ask('POST', '/api/auth/sign-in/email', { email, password: secrets.wrongPassword })
    await ada.ask('POST', '/api/auth/sign-in/email', { email: unknownEmail, password: secrets.password })
    await ada.ask('POST', '/api/auth/sign-in/email', `{"password":"${secrets.password}"`)
    await ada.ask('POST', '/api/auth/sign-up/email', { email, password: secrets.password, role: 'admin' })
    await new Watched().ask('POST', '/api/auth/sign-in/anonymous')
    await signInWithGoogle(new Watched())

    const cards = (await ada.ask('GET', '/api/cards')) as CardsAnswer
    const ids = Object.fromEntries(Object.entries(cards).map(([category, [card]]) => [category, card?.id]))
    const gameOf = (other: string) => {
      const players = [personal.player, other]
      return { mode: 'group', rating: 'family-friendly', cards: ids, players }
    }
    const game = gameOf('Bo')
    const [id = ''] = await Promise.all(
      ['Bo', ...Object.keys(failures)].map((name) => write(ada, gameOf(name))),
    )
    const shared = (await ada.ask('POST', `/api/scripts/${id}/share`)) as ScriptView
    await ada.ask('PATCH', `/api/scripts/${id}`, { title: personal.title })
    const wrong = { title: personal.title, by: personal.player }
    await ada.ask('PATCH', `/api/scripts/${id}`, wrong)
    for (const path of [
      '/api/account',
      `/api/scripts?search=${personal.search}`,
      `/api/scripts/${personal.email}`,
      `/api/scripts/${id}/exports/${personal.search}`,
      `/api/scripts/${id}/exports/pdf?part=${personal.player}`,
      `/api/scripts/${id}/laughs/0.0.1/picture?reader=${personal.player}`,
      `/${personal.email}`,
      `/s/${personal.search}`,
      `${shared.share}`,
    ])
      await ada.ask('GET', path)
    await ada.ask('POST', '/api/scripts', game, { origin: 'https://evil.example' })
    if (database) await outage(ada, database, id, game)
    if (redis) {
      redis.cut()
      await ada.ask('POST', '/api/auth/sign-in/email', { email, password: secrets.password })
      redis.mend()
    }
    // Ten times are counted by Redis, and ten here while it is away.
    for (let n = 0; n < 21; n++)
      await ada.ask('POST', '/api/auth/sign-in/email', { email, password: secrets.wrongPassword })
    await ada.ask('DELETE', '/api/account', { confirm: personal.unknownEmail })
    metrics = await (await fetch(`${server.url}/metrics`)).text()
    await ada.ask('POST', '/api/auth/sign-out')
  }

  async function outage(ada: Watched, database: Away, id: string, game: object): Promise<void> {
    await database.run('alter table scripts rename column title to lost')
    await ada.ask('PATCH', `/api/scripts/${id}`, { title: personal.title })
    await ada.ask('POST', '/api/scripts', game)
    await database.run('alter table scripts rename column lost to title')
    database.cut()
    const { email } = personal
    await ada.ask('POST', '/api/auth/sign-in/email', { email, password: secrets.password })
    await ada.ask('PATCH', `/api/scripts/${id}`, { title: personal.title })
    database.mend()
    await until(async () => expect(server.output()).toContain('the database answers again'))
  }

  async function signInWithGoogle(grace: Watched): Promise<void> {
    await grace.ask('GET', '/api/auth/sign-in/google')
    const state = /[?&]state=([\w-]+)/.exec(answered.at(-1) ?? '')?.[1] ?? ''
    expect(state).not.toBe('')
    await grace.ask('GET', `/api/auth/callback/google?code=code&state=${state}`)
    expect(asked).toContain(secrets.GOOGLE_CLIENT_SECRET)
  }

  const until = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 30_000, interval: 200 })

  async function write(ada: Watched, game: object): Promise<string> {
    const { id } = (await ada.ask('POST', '/api/scripts', game)) as ScriptView
    await until(async () => {
      const { state } = (await ada.ask('GET', `/api/scripts/${id}`)) as ScriptView
      expect(state).not.toBe('writing')
    })
    return id
  }

  /** Somebody who writes down all that they are told. */
  class Watched {
    readonly #visitor = new Visitor(server.url)

    async ask(method: string, path: string, body?: object | string, more = {}): Promise<unknown> {
      const hasBody = method !== 'GET'
      const answer = await this.#visitor.send(new URL(path, server.url), {
        method,
        headers: {
          'x-forwarded-for': personal.address,
          'user-agent': personal.browser,
          ...(hasBody ? { 'content-type': 'application/json', origin: server.url } : {}),
          ...more,
        },
        ...(hasBody ? { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) } : {}),
      })
      const text = await answer.text()
      cookies.push(...answer.headers.getSetCookie())
      const headers = [...answer.headers].filter(([name]) => name !== 'set-cookie')
      answered.push(JSON.stringify([answer.status, headers, text]))
      return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
    }
  }

  type Away = {
    readonly url: string
    cut(): void
    mend(): void
    run(sql: string): Promise<unknown>
  }

  /** Over a cable of our own; the test server trusts everybody, so the password may be any. */
  async function openDatabase(): Promise<Away | null> {
    if (testServerUrl === null) return null
    const database = await openTestServer()
    closing.push(() => database.close())
    const url = new URL(database.url)
    const cable = await layCable(`http://localhost:${url.port}`)
    closing.push(() => cable.remove())
    url.hostname = '127.0.0.1'
    url.port = new URL(cable.url).port
    url.password = secrets.databasePassword
    return { ...cable, url: url.href, run: (sql) => database.pool.query(sql) }
  }

  async function openRedis(): Promise<Away | null> {
    if (!redisUrl) return null
    const client = await createClient({ url: redisUrl }).connect()
    const name = canary('user')
    const run = (...command: string[]) => client.sendCommand(command)
    await run('ACL', 'SETUSER', name, 'on', `>${secrets.redisPassword}`, '~*', '&*', '+@all')
    const cable = await layCable(`http://localhost:${new URL(redisUrl).port}`)
    closing.push(async () => {
      await cable.remove()
      await run('ACL', 'DELUSER', name)
      client.destroy()
    })
    const { port } = new URL(cable.url)
    return { ...cable, url: `redis://${name}:${secrets.redisPassword}@127.0.0.1:${port}`, run }
  }

  it('have been where they can get lost', () => {
    const told = answered.join('\n')
    for (const status of [200, 201, 204, 400, 401, 403, 404, 422, 429])
      expect(told, String(status)).toContain(`[${status},`)
    if (testServerUrl) expect(told).toContain('[500,')
    if (testServerUrl) expect(told).toContain('[503,')
    for (const known of [personal.email, personal.player, personal.title, personal.scriptText])
      expect(told).toContain(known)
    expect(service.calls[0]?.headers.authorization).toContain(secrets.OPENAI_API_KEY)
    expect(server.output()).toContain('"faults":["model_not_found"]')
    expect(server.output()).toContain('a request')
  })

  it.each(Object.entries(secrets))('%s is in no answer, log line or metric', (_name, secret) => {
    for (const form of formsOf(secret)) {
      expect(answered.filter((text) => text.includes(form))).toEqual([])
      expect(cookies.filter((text) => text.includes(form))).toEqual([])
      expect(linesWith(form)).toEqual([])
    }
  })

  it('what was planned is in no answer, log line or metric', () => {
    expect(service.calls.some(({ body }) => JSON.stringify(body).includes(planned))).toBe(true)
    expect(answered.filter((text) => text.includes(planned))).toEqual([])
    expect(linesWith(planned)).toEqual([])
  })

  it.each(Object.entries(personal))('%s is in no log line or metric', (_name, known) => {
    for (const form of formsOf(known)) expect(linesWith(form)).toEqual([])
  })

  it('sessions are in cookies and nowhere else', () => {
    const tokens = cookies.flatMap((cookie) => /session_token=([\w-]{20,})/.exec(cookie)?.[1] ?? [])
    // A sign-up, a sign-in and a guest.
    const sessions = new Set(tokens)
    expect(sessions.size).toBeGreaterThan(2)
    for (const token of sessions) {
      expect(answered.filter((text) => text.includes(token))).toEqual([])
      expect(linesWith(token)).toEqual([])
    }
  })

  it('nothing that is built for browsers knows of an environment', async () => {
    const folder = fileURLToPath(new URL('../../dist/web', import.meta.url))
    const names = await readdir(folder, { recursive: true })
    const texts = names.filter((name) => /\.(?:js|css|html|json|svg|txt)$/.test(name))
    expect(texts.length).toBeGreaterThan(10)
    for (const name of texts) {
      const text = await readFile(join(folder, name), 'utf8')
      expect(text, name).not.toMatch(
        /OPENAI_|AUTH_SECRET|GOOGLE_CLIENT|DATABASE_URL|REDIS_URL|process\.env\b/,
      )
    }
  })

  it.each([
    ['DATABASE_URL', `postgres://somebody:${secrets.databasePassword}@127.0.0.1:99999/none`],
    ['OPENAI_BASE_URL', `ftp://${secrets.OPENAI_API_KEY}@nowhere`],
    ['AUTH_SECRET', secrets.AUTH_SECRET.slice(0, 15)],
  ])('a %s that does not do is refused without its value', async (name, value) => {
    const refused = await startServer({ [name]: value, LOG_LEVEL: 'debug' }).then(
      () => '',
      (error: Error) => error.message,
    )
    expect(refused).toContain(name)
    for (const secret of [...Object.values(secrets), value])
      for (const form of formsOf(secret)) expect(refused).not.toContain(form)
  })

  const linesWith = (form: string) =>
    [...server.output().split('\n'), ...metrics.split('\n')].filter((line) => line.includes(form))
})

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  // What stands before it moves the letters of base64: three ways to begin, without the ends that neighbours change.
  const shifted = [0, 1, 2].map((by) => {
    const coded = Buffer.concat([Buffer.alloc(by), bytes]).toString('base64')
    return coded.slice(by === 0 ? 0 : 4, -4)
  })
  const forms = [secret, encodeURIComponent(secret), bytes.toString('hex'), ...shifted]
  return [...new Set([...forms, ...shifted.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))])]
}

const echo = (status: number): Answering => {
  const { OPENAI_API_KEY: key } = secrets
  const told = { key, coded: Buffer.from(key).toString('base64'), url: encodeURIComponent(`Bearer ${key}`) }
  return (response) => {
    const message = `Incorrect key ${key} of ${personal.player}: ${JSON.stringify(told)}`
    response.writeHead(status, { 'content-type': 'application/json', 'x-key': key, 'retry-after': '0' })
    response.end(
      JSON.stringify({ error: { message, type: key, code: personal.player, status: 'model_not_found' } }),
    )
  }
}

const plan = `<plan>WHENEVER ${planned}\nTRUTH ${planned}\nLAST LINE ${planned}</plan>`
const twists = `<twists>\n${[1, 2, 3].map((n) => `Somebody finds ${planned} ${n}\n`).join('')}</twists>`
const line = `<character>BO</character><dialogue>${personal.scriptText}</dialogue>`
const good = tell(`<h1>Oh</h1>${plan}${line}${twists}`)

const failures: Readonly<Record<string, Answering>> = {
  Unauthorised: echo(401),
  Malformed: echo(400),
  Broken: echo(500),
  Halfway: (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(delta(`<character>BO</character>\n<dialogue>${personal.scriptText}</dialogue>\n`))
    response.end(event({ error: { message: `${secrets.OPENAI_API_KEY} ${personal.player}` } }))
  },
  Elsewhere: (response) => {
    response.writeHead(302, { location: `http://evil.example/?${secrets.OPENAI_API_KEY}` })
    response.end()
  },
}

let asked = ''

async function startIssuer(): Promise<Server> {
  const server = createServer((request, response) => {
    let body = ''
    const origin = `http://${request.headers.host}`
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const basic = Buffer.from((request.headers.authorization ?? '').slice(6), 'base64').toString()
      if (request.method === 'POST') asked += decodeURIComponent(`${body} ${basic}`)
      const isKnown = request.method === 'GET'
      response.writeHead(isKnown ? 200 : 400, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify(
          isKnown
            ? {
                issuer: origin,
                authorization_endpoint: `${origin}/authorize`,
                token_endpoint: `${origin}/token`,
                jwks_uri: `${origin}/keys`,
                response_types_supported: ['code'],
                subject_types_supported: ['public'],
                id_token_signing_alg_values_supported: ['RS256'],
                keys: [],
              }
            : { error: 'invalid_client', error_description: `${body} ${basic}` },
        ),
      )
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
