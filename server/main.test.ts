import { once } from 'node:events'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CardsAnswer, type ScriptView } from '../game/protocol.ts'
import { Visitor } from './test/visitor.ts'
import { migrateDatabase } from './store/migrate.ts'
import { openTestServer, testServerUrl } from './test/postgres.ts'
import { freePort, makeDataDir, startProcess, type TestProcess } from './test/process.ts'
import { listen } from './test/stream.ts'
import { type StandIn, startStandIn } from './test/stand-in-service.ts'

vi.setConfig({ testTimeout: 90_000 })

const running: TestProcess[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.signal('SIGKILL')))
})

async function start(env: Record<string, string>, port?: number): Promise<TestProcess> {
  const server = await startProcess(port ?? (await freePort()), { LOG_LEVEL: 'info', ...env })
  running.push(server)
  return server
}

async function guestOf(server: TestProcess): Promise<{ visitor: Visitor; body: object }> {
  const visitor = new Visitor(server.url)
  await visitor.post('/api/auth/sign-in/anonymous')
  const cards = (await (await visitor.open('/api/cards')).json()) as CardsAnswer
  const ids = Object.fromEntries(Object.entries(cards).map(([category, [card]]) => [category, card?.id]))
  return { visitor, body: { mode: 'quick', rating: 'r-rated', cards: ids } }
}

async function begin(visitor: Visitor, body: object): Promise<ScriptView> {
  const answer = await visitor.post('/api/scripts', body)
  expect(answer.status).toBe(201)
  return (await answer.json()) as ScriptView
}

async function sendHalf(server: TestProcess, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  await sleep(150)
  return socket
}

const halfHead = 'GET /api/cards HTTP/1.1\r\nHost: localhost\r\nCook'
const halfBody = (server: TestProcess, visitor: Visitor) =>
  `POST /api/scripts HTTP/1.1\r\nHost: localhost\r\nOrigin: ${server.url}\r\nCookie: ${visitor.cookies()}\r\n` +
  'Content-Type: application/json\r\nContent-Length: 200\r\n\r\n{"mode":'

async function connectIdly(server: TestProcess): Promise<void> {
  const asked = request(new URL('/healthz', server.url), { agent: new Agent({ keepAlive: true }) }).end()
  expect((await answerTo(asked)).status).toBe(200)
}

async function keepBusy(server: TestProcess, visitor: Visitor) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (path: string, method: string) => {
    const headers = { origin: server.url, 'content-type': 'application/json', cookie: visitor.cookies() }
    return request(new URL(path, server.url), { agent, method, headers })
  }
  const first = ask('/api/scripts', 'POST')
  first.setHeader('content-length', 2)
  first.write('{')
  await sleep(50)
  return async (path: string, method: string) => {
    expect((await answerTo(first.end('}'))).status).toBe(422)
    return answerTo(method === 'POST' ? ask(path, method).end('{}') : ask(path, method).end())
  }
}

async function answerTo(asked: ClientRequest) {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  return { status: answer.statusCode, headers: answer.headers, text }
}

test('a service on this computer is named at the start, in one line, and is not used unasked', async ({
  skip,
}) => {
  const asked: string[] = []
  const local = createServer((socket) => {
    socket.on('data', (data: Buffer) => {
      asked.push(data.toString().split(' ')[1] ?? '')
      const body = JSON.stringify({ data: [{ id: 'llama3.2:3b' }] })
      socket.end(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`)
    })
  })
  local.listen(11434, 'localhost')
  const isFree = await Promise.race([
    once(local, 'listening').then(() => true),
    once(local, 'error').then(() => false),
  ])
  if (!isFree) skip('somebody has such a service already')
  const dataDir = await makeDataDir()
  try {
    const server = await start({ DATA_DIR: dataDir.path })
    await expect
      .poll(() => server.output())
      .toContain(
        '  House writer. For the AI on this computer: OPENAI_BASE_URL=http://localhost:11434/v1 OPENAI_MODEL=llama3.2:3b npm start\n',
      )
    await server.signal('SIGTERM')
    expect(new Set(asked)).toEqual(new Set(['/v1/models']))
  } finally {
    local.close()
    await dataDir.remove()
  }
})

describe('a server that is told to end', () => {
  let hanging: StandIn
  let dataDir: Awaited<ReturnType<typeof makeDataDir>>
  beforeAll(async () => void (hanging = await startStandIn(() => {})))
  afterAll(() => hanging.close())
  beforeEach(async () => void (dataDir = await makeDataDir()))
  afterEach(() => dataDir.remove())
  const env = () => ({ DATA_DIR: dataDir.path, OPENAI_BASE_URL: hanging.baseUrl })

  test('takes no new work, hands its streams over, does not wait for hanging connections', async () => {
    const server = await start(env())
    const { visitor, body } = await guestOf(server)
    const { id } = await begin(visitor, body)
    const heard = listen(visitor, server.url, id)
    const busy = await Promise.all([1, 2, 3, 4].map(() => keepBusy(server, visitor)))
    await sendHalf(server, halfHead)
    await sendHalf(server, halfBody(server, visitor))

    const signalledAt = performance.now()
    const ended = server.signal('SIGTERM')
    expect((await heard).end).toBeNull()
    expect(performance.now() - signalledAt).toBeLessThan(1_000)
    const [ready, stream, script, look] = await Promise.all([
      busy[0]?.('/readyz', 'GET'),
      busy[1]?.(`/api/scripts/${id}/events`, 'GET'),
      busy[2]?.('/api/scripts', 'POST'),
      busy[3]?.(`/api/scripts/${id}`, 'GET'),
    ])
    expect(ready).toMatchObject({ status: 503, text: 'this server is ending' })
    for (const refused of [stream, script])
      expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2', connection: 'close' } })
    expect(JSON.parse(script?.text ?? '')).toMatchObject({
      code: 'unavailable',
      detail: 'The server is about to restart. Please try again in a moment.',
    })
    expect(look).toMatchObject({ status: 200, headers: { connection: 'close' } })
    await expect(fetch(`${server.url}/healthz`, { headers: { connection: 'close' } })).rejects.toThrow()

    expect(await ended).toBe(0)
    expect(performance.now() - signalledAt).toBeLessThan(5_000)
    expect(server.output()).not.toMatch(/"level":[456]0/)
  })

  test('ends within a second when idle', async () => {
    const server = await start(env())
    const { visitor, body } = await guestOf(server)
    const { id } = await begin(visitor, body)
    const heard = Promise.all([1, 2, 3].map(() => listen(visitor, server.url, id)))
    await connectIdly(server)
    const signalledAt = performance.now()
    expect(await server.signal('SIGTERM')).toBe(0)
    expect(performance.now() - signalledAt).toBeLessThan(1_500)
    await heard
  })

  test('ends at once when it is told a second time, but not when one Ctrl+C comes twice', async () => {
    const server = await start(env())
    const { visitor } = await guestOf(server)
    await sendHalf(server, halfBody(server, visitor))
    void server.signal('SIGINT')
    void server.signal('SIGINT')
    const isReady = () =>
      fetch(`${server.url}/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false)
    await expect.poll(isReady).toBe(false) // a busy machine hears it late
    await sleep(600)
    const again = performance.now()
    expect(await server.signal('SIGTERM')).toBe(1)
    expect(performance.now() - again).toBeLessThan(1_000)
  })

  test('keeps every script that it has acknowledged, also in the same moment', async () => {
    const port = await freePort()
    const server = await start(
      { DATA_DIR: dataDir.path, SCRIPTS_AT_ONCE: '1000', SCRIPTS_PER_HOUR: '100000' },
      port,
    )
    const { visitor, body } = await guestOf(server)
    const { acknowledged, others } = await beginUntilItEnds(server, visitor, body)
    for (const status of others) expect([503, 'cut']).toContain(status)
    await start({ DATA_DIR: dataDir.path, HOUSE_PACE: '0' }, port)
    const heard = await Promise.all(acknowledged.map((id) => listen(visitor, server.url, id)))
    expect(heard.map(({ end }) => end?.state)).toEqual(acknowledged.map(() => 'written'))
  })
})

test('leaves a data directory to the server that has it, and has it at once when that one is killed', async () => {
  const dataDir = await makeDataDir()
  const env = { DATA_DIR: dataDir.path, HOUSE_PACE: '50' }
  const first = await start(env)
  const { visitor, body } = await guestOf(first)
  const { id } = await begin(visitor, body)
  await expect(start(env)).rejects.toThrow(
    'The server ended with 1:\n' +
      `Twisted Yarn cannot start: The data directory ${dataDir.path} is in use by another Twisted Yarn ` +
      `(process ${first.pid}). Stop it first, or set DATA_DIR to another directory.\n`,
  )
  // No warning in the first one's log.
  const heard = await listen(visitor, first.url, id, 0, ({ pieces }) => pieces.length >= 12)
  expect(first.output()).not.toMatch(/"level":[456]0/)
  await first.signal('SIGKILL')
  const next = await start(env, Number(new URL(first.url).port))
  const whole = await listen(visitor, next.url, id, 0, ({ pieces }) => pieces.length > heard.pieces.length)
  expect(whole.pieces.slice(0, heard.pieces.length)).toEqual(heard.pieces)
  await next.signal('SIGKILL')
  await dataDir.remove()
})

async function beginUntilItEnds(server: TestProcess, visitor: Visitor, body: object) {
  const acknowledged: string[] = []
  const others: (number | 'cut')[] = []
  const beginOne = async () => {
    const answer = await visitor.post('/api/scripts', body).catch(() => null)
    if (answer?.status === 201) acknowledged.push(((await answer.json()) as ScriptView).id)
    else others.push(answer?.status ?? 'cut')
  }
  const keepBeginning = async () => {
    while (others.length < 3) await beginOne()
  }
  const begun = Promise.all([1, 2, 3, 4].map(keepBeginning))
  await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(3)
  void server.signal('SIGTERM')
  expect(await server.ended).toBe(0)
  await begun
  return { acknowledged, others }
}

describe.runIf(testServerUrl)('on PostgreSQL', () => {
  test('gives up the leases of all that it was writing, also of what was begun in the same moment', async () => {
    const database = await openTestServer()
    await migrateDatabase(database)
    const server = await start({
      DATABASE_URL: database.url,
      AUTH_SECRET: secret,
      SCRIPTS_AT_ONCE: '1000',
      SCRIPTS_PER_HOUR: '100000',
    })
    const { visitor, body } = await guestOf(server)
    const { acknowledged } = await beginUntilItEnds(server, visitor, body)
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from scripts where state = 'writing' and writing_until < now()`,
    )
    expect(rows.map(({ id }) => id).toSorted()).toEqual(expect.arrayContaining(acknowledged))
    await database.close()
  })

  test('does not wait for a database that hangs', async () => {
    const database = await openTestServer()
    await migrateDatabase(database)
    const cable = await startCable(database.url)
    const server = await start({ DATABASE_URL: cable.url, AUTH_SECRET: secret })
    const { visitor, body } = await guestOf(server)
    await begin(visitor, body)
    cable.stall()
    await sleep(300)
    const signalledAt = performance.now()
    expect(await server.signal('SIGTERM')).toBe(0)
    expect(performance.now() - signalledAt).toBeLessThan(10_000)
    cable.close()
    await database.close()
  })
})

const secret = 'a-secret-that-is-only-used-in-tests-0123456789'

async function startCable(databaseUrl: string) {
  const { port, hostname } = new URL(databaseUrl)
  const sockets: Socket[] = []
  const cable = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) sockets.push(socket.on('error', () => {}))
    near.pipe(far).pipe(near)
  })
  await once(cable.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(cable.address() as AddressInfo).port}`
  return {
    url: url.href,
    stall: () => sockets.forEach((socket) => socket.unpipe().pause()),
    close: () => {
      sockets.forEach((socket) => socket.destroy())
      cable.close()
    },
  }
}
