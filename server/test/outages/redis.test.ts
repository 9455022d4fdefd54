import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { type Database } from '../../store/database.ts'
import { openTestDatabase } from '../database.ts'
import { type Gate, openGate } from '../gate.ts'
import { openTestServer, type TestServer } from '../server.ts'
import { begin, hear, viewOf } from '../stream.ts'

const redisUrl = process.env['TEST_REDIS_URL']

const ways = {
  'is ended and refuses connections': (gate: Gate) => gate.refuse(),
  'is silent, and takes connections in': (gate: Gate) => gate.silence(),
} as const

describe.runIf(redisUrl).concurrent.each(Object.entries(ways))('while Redis %s', (_way, shut) => {
  let gate: Gate
  let database: Database
  let one: TestServer
  let two: TestServer
  beforeAll(async () => {
    gate = await openGate(redisUrl ?? '')
    database = await openTestDatabase()
    const settings = { pace: 80, redisUrl: gate.url, times: { gatherMs: 50, beatMs: 4_000 } }
    one = await openTestServer(database, settings)
    two = await openTestServer(database, settings)
  })
  afterAll(async () => {
    await Promise.all([one, two].map((server) => server.close()))
    await gate.close()
    await database.close()
  })

  test('the game goes on, says what it does without, and is whole when it is back', async ({
    annotate,
    expect,
  }) => {
    const [ada, elsewhere] = [await one.guest(), await two.guest()]
    elsewhere.setCookies(ada.cookies())
    const { id } = await viewOf(await begin(ada))
    const [near, far] = [hear(ada, one.url, id), hear(elsewhere, two.url, id)]
    await expect.poll(() => far.pieces.length).toBeGreaterThan(5)
    const readiness = async () => (await ada.open('/readyz')).text()
    expect(await readiness()).toBe('ready')

    await shut(gate)
    // Limits are counted in Redis: nobody may wait for them.
    const asked = performance.now()
    const begun = await Promise.all([begin(ada), begin(elsewhere)])
    expect(begun.map(({ status }) => status)).toEqual([201, 201])
    await annotate(`begun after ${Math.round(performance.now() - asked)} ms`)
    await expect.poll(readiness).toBe('ready, degraded: Redis does not answer')
    expect((await ada.open('/readyz')).status).toBe(200)
    expect(await (await ada.open('/metrics')).text()).toContain('\nredis_up 0\n')
    const before = far.pieces.length
    await expect.poll(() => far.pieces.length).toBeGreaterThan(before)
    await expect.poll(() => near.pieces.length).toBeGreaterThan(before)
    await sleep(3_000)

    await gate.open()
    await expect.poll(readiness).toBe('ready')
    expect(await (await ada.open('/metrics')).text()).toContain('\nredis_up 1\n')
    await expect.poll(() => two.logged.filter((line) => /bus to Redis answers/.test(line))).toHaveLength(1)
    const stopped = hear(elsewhere, two.url, id)
    await expect.poll(() => stopped.pieces.length).toBeGreaterThan(0)
    await ada.post(`/api/scripts/${id}/stop`)
    const stoppedAt = performance.now()
    await Promise.all([near.over, far.over, stopped.over])
    await annotate(
      `the other instance heard of the end after ${Math.round(performance.now() - stoppedAt)} ms`,
    )
    for (const { pieces, end } of [near, far]) {
      expect(end).toEqual({ state: 'stopped', problem: null })
      expect(pieces.map(({ n }) => n)).toEqual(pieces.map((_, i) => i + 1))
    }
    expect(one.logged.filter((line) => /Redis|rings/.test(line)).length).toBeLessThan(20)
  }, 60_000)
})
