import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, test, type TestContext, vi } from 'vitest'
import { connectRedis } from './bus/connect-redis.ts'
import { openDatabase } from './store/database.ts'
import { type Gate, openGate } from './test/gate.ts'
import { testServerUrl } from './test/postgres.ts'
import { beginProcess, freePort } from './test/process.ts'

vi.setConfig({ testTimeout: 60_000 })

type Finish = Pick<TestContext, 'onTestFinished'>

/** A gate in front of `service` that refuses or ignores connections until it is opened. */
async function shutGate(
  { onTestFinished }: Finish,
  service: string,
  how: 'refuse' | 'silence' = 'refuse',
): Promise<Gate> {
  const gate = await openGate(service)
  onTestFinished(async () => {
    await gate.open()
    await gate.close()
  })
  await gate[how]()
  return gate
}

function listenIn() {
  const lines: string[] = []
  return { lines, log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }) }
}

function withPassword(url: string): string {
  const named = new URL(url)
  named.password = 'a-very-secret-password'
  return named.href
}

const anywhere = 'postgres://nobody@127.0.0.1:1/nowhere'

describe.concurrent('a database server that is not there', () => {
  test('is waited for, said once and without the password, and then told in one sentence', async (context) => {
    const gate = await shutGate(context, anywhere)
    const { lines, log } = listenIn()
    const asked = performance.now()
    const opening = openDatabase({ url: withPassword(gate.url), dataDir: '', log, patienceMs: 3_000 })
    await expect(opening).rejects.toThrow(/^DATABASE_URL names a database that does not open: .*ECONNREFUSED/)
    await expect(opening).rejects.not.toThrow(/secret/)
    expect(performance.now() - asked).toBeGreaterThan(3_000)
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      expect.stringMatching(/^The database does not answer yet \(.*ECONNREFUSED.*\): trying for 3 s$/),
    ])
    expect(lines.join()).not.toContain('secret')
  })

  test.runIf(testServerUrl).for(['refuse', 'silence'] as const)(
    'is opened when it is (%s)',
    async (how, context) => {
      const gate = await shutGate(context, testServerUrl ?? '', how)
      const { lines, log } = listenIn()
      const opening = openDatabase({ url: withPassword(gate.url), dataDir: '', log })
      await sleep(3_500)
      await gate.open()
      const database = await opening
      expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
      await database.close()
      expect(lines).toEqual([expect.stringContaining('The database does not answer yet')])
      expect(lines.join()).not.toContain('secret')
    },
  )

  test.runIf(testServerUrl)('is not waited for when there is no such database in it', async () => {
    const { lines, log } = listenIn()
    const url = new URL(testServerUrl ?? '')
    url.pathname = '/not_there'
    await expect(openDatabase({ url: url.href, dataDir: '', log })).rejects.toThrow(
      'DATABASE_URL names a database that does not open: database "not_there" does not exist.',
    )
    expect(lines).toEqual([])
  })
})

const redisUrl = process.env['TEST_REDIS_URL']
describe.runIf(redisUrl).concurrent('a Redis that is not there', () => {
  test('is waited for, and then told in one sentence', async (context) => {
    const gate = await shutGate(context, redisUrl ?? '')
    const { lines, log } = listenIn()
    await expect(connectRedis(gate.url, log, 3_000)).rejects.toThrow(
      /^REDIS_URL names a server that does not/,
    )
    expect(lines).toEqual([expect.stringContaining('Redis does not answer yet')])
  })

  test('is opened when it is', async (context) => {
    const gate = await shutGate(context, redisUrl ?? '')
    const { lines, log } = listenIn()
    const connecting = connectRedis(gate.url, log)
    await sleep(2_000)
    await gate.open()
    const client = await connecting
    expect(await client.ping()).toBe('PONG')
    client.destroy()
    expect(lines).toEqual([expect.stringContaining('Redis does not answer yet')])
  })

  test('is not waited for when it refuses', async () => {
    const { lines, log } = listenIn()
    const url = new URL(redisUrl ?? '')
    url.username = 'nobody'
    url.password = 'a-wrong-password'
    await expect(connectRedis(url.href, log)).rejects.toThrow(/^REDIS_URL/)
    expect(lines).toEqual([])
  })
})

describe('a server that is told to end while it starts', () => {
  test.for(['SIGTERM', 'SIGINT'] as const)('ends at once (%s)', async (name, context) => {
    const gate = await shutGate(context, anywhere, 'silence')
    const server = beginProcess(await freePort(), { DATABASE_URL: gate.url })
    await expect.poll(gate.size).toBeGreaterThan(0)
    const told = performance.now()
    expect(await server.signal(name)).toBe(0)
    expect(performance.now() - told).toBeLessThan(3_000)
  })

  // Process 1 of a container: the kernel drops every signal that it has no handler for.
  describe.runIf(mayBeFirst())('as process 1', () => {
    test('ends at once while it waits for the database', async (context) => {
      const gate = await shutGate(context, anywhere, 'silence')
      const server = await beginAsFirst(context, gate.url)
      await expect.poll(gate.size).toBeGreaterThan(0)
      const told = performance.now()
      server.tell('SIGTERM')
      expect(await server.ended).toBe(0)
      expect(performance.now() - told).toBeLessThan(3_000)
    })

    test('hears it before the packages are loaded', async (context) => {
      const gate = await shutGate(context, anywhere, 'silence')
      const server = await beginAsFirst(context, gate.url)
      const telling = setInterval(() => server.tell('SIGTERM'), 10)
      context.onTestFinished(() => clearInterval(telling))
      expect(await server.ended).toBe(0)
      expect(gate.size()).toBe(0)
    })
  })
})

const asFirst = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'] as const

function mayBeFirst(): boolean {
  const [command, ...given] = asFirst
  return spawnSync(command, [...given, 'true']).status === 0
}

async function beginAsFirst({ onTestFinished }: Finish, databaseUrl: string) {
  const server = beginProcess(await freePort(), { DATABASE_URL: databaseUrl }, { under: asFirst })
  onTestFinished(() => void server.signal('SIGKILL'))
  const first = () => readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim()
  await expect.poll(first, { interval: 5 }).not.toBe('')
  const pid = Number(first())
  const tell = (name: NodeJS.Signals) => {
    try {
      process.kill(pid, name)
    } catch {} // it has ended
  }
  return { ended: server.ended, tell }
}
