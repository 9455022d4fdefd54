import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectRedis } from '../bus/connect-redis.ts'
import { migrateDatabase } from '../store/migrate.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, testServerUrl } from '../test/postgres.ts'
import {
  countInMemory,
  countInPostgres,
  countInRedis,
  createLimits,
  limitRules,
  type Limits,
  type OpenLimiter,
  type Use,
} from './limits.ts'
import { createTokenBudget } from './token-budget.ts'

type Counts = { readonly open: OpenLimiter; close(): Promise<void> }

function describeLimits(kind: string, isShared: boolean, start: () => Promise<Counts>) {
  describe(kind, () => {
    let counts: Counts
    let limits: Limits
    let uses: readonly Use[]
    beforeAll(async () => {
      counts = await start()
    })
    afterAll(() => counts.close())
    beforeEach(() => {
      limits = createLimits(counts.open)
      uses = [['guest-by-peer', randomUUID()]]
    })
    const most = limitRules['guest-by-peer'].times

    test('allows as often as the rule says, also when all come at once', async () => {
      const answers = await Promise.all(times(200).map(() => limits.spend(uses)))
      expect(answers.filter((answer) => answer === null)).toHaveLength(most)
      expect(await limits.spend([['guest-by-peer', randomUUID()]])).toBeNull()
    })

    test('tells how long to wait', async () => {
      for (const _ of times(most)) await limits.spend(uses)
      const refused = await limits.spend(uses)
      expect(refused).toMatchObject({ code: 'too-many-requests' })
      expect(refused?.retryAfter).toBeGreaterThan(850)
      expect(refused?.retryAfter).toBeLessThanOrEqual(900)
    })

    test('takes back what was refunded', async () => {
      for (const _ of times(most + 20)) {
        expect(await limits.spend(uses)).toBeNull()
        await limits.refund(uses)
      }
    })

    test('counts tokens up to a budget, and tells when there are some again', async () => {
      const budget = createTokenBudget((_name, rule) => counts.open(`tokens-${randomUUID()}`, rule), 1000)
      expect(await budget.refusal()).toBeNull()
      await Promise.all(times(9).map(() => budget.spend(100)))
      expect(await budget.refusal()).toBeNull()
      await budget.spend(5000)
      const refused = await budget.refusal()
      expect(refused?.code).toBe('ai-budget-spent')
      expect(refused?.retryAfter).toBeGreaterThan(86_000)
      expect(refused?.retryAfter).toBeLessThanOrEqual(86_400)
    })

    test('does not count for one rule what another has refused', async () => {
      const account: Use = ['password-by-account', randomUUID()]
      const pair: Use = ['password-by-account-and-peer', randomUUID()]
      for (const _ of times(150)) await limits.spend([account, pair])
      for (const _ of times(90)) expect(await limits.spend([account])).toBeNull()
      expect(await limits.spend([account])).not.toBeNull()
    })

    test('is not locked by what was counted while the clock was a year ahead', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 86_400_000 })
      try {
        const budget = createTokenBudget((_name, rule) => counts.open(`tokens-${randomUUID()}`, rule), 1000)
        await budget.spend(1000)
        for (const _ of times(most)) await limits.spend(uses)
        expect(await limits.spend(uses)).not.toBeNull()
        expect(await budget.refusal()).not.toBeNull()
        vi.useRealTimers()
        const isOwnClock = kind === 'in Redis'
        expect((await limits.spend(uses)) === null).toBe(!isOwnClock)
        expect((await budget.refusal()) === null).toBe(!isOwnClock)
      } finally {
        vi.useRealTimers()
      }
    })

    const testShared = isShared ? test : () => {}
    testShared('counts together with another instance', async () => {
      const other = createLimits(counts.open)
      for (const n of times(most)) await (n % 2 === 0 ? limits : other).spend(uses)
      expect(await other.spend(uses)).not.toBeNull()
      expect(await limits.spend(uses)).not.toBeNull()
    })
  })
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

describeLimits('in memory', false, () =>
  Promise.resolve({ open: countInMemory, close: () => Promise.resolve() }),
)

describeLimits('in the embedded database', true, async () => {
  const database = await openTestDatabase()
  return { open: countInPostgres(database.pool), close: () => database.close() }
})

describe.runIf(testServerUrl)('PostgreSQL', () => {
  describeLimits('in a database server', true, async () => {
    const database = await openTestServer()
    await migrateDatabase(database)
    return { open: countInPostgres(database.pool), close: () => database.close() }
  })
})

const redisUrl = process.env['TEST_REDIS_URL']
describe.runIf(redisUrl)('Redis', () => {
  describeLimits('in Redis', true, async () => {
    const client = await connectRedis(redisUrl ?? '', pino({ level: 'silent' }))
    return { open: countInRedis(client), close: () => Promise.resolve(client.destroy()) }
  })
})

test('while the database cannot be asked, each instance counts for itself', async () => {
  const database = await openTestDatabase()
  const limits = createLimits(countInPostgres(database.pool))
  await database.close()
  const answers = await Promise.all(times(200).map(() => limits.spend([['guest-by-peer', 'x']])))
  expect(answers.filter((answer) => answer === null)).toHaveLength(limitRules['guest-by-peer'].times)
})

describe('time', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('heals: when the wait is over, it begins anew', async () => {
    const limits = createLimits(countInMemory)
    const uses: readonly Use[] = [['guest-by-peer', '203.0.113.5']]
    for (const _ of times(limitRules['guest-by-peer'].times)) await limits.spend(uses)
    vi.advanceTimersByTime(60_000)
    expect(await limits.spend(uses)).toMatchObject({ retryAfter: 14 * 60 })
    vi.advanceTimersByTime(14 * 60_000)
    expect(await limits.spend(uses)).toBeNull()
  })
})
