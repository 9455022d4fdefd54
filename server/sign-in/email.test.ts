import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { parseTrustedProxies, type TrustedProxies } from '../http/peer-address.ts'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer as openDatabaseServer, testServerUrl } from '../test/postgres.ts'
import { migrateDatabase } from '../store/migrate.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { Visitor } from '../test/visitor.ts'

const redisUrl = process.env['TEST_REDIS_URL'] ?? null
const trustedProxies = parseTrustedProxies(['127.0.0.1', '::1']) as TrustedProxies
// New ones each time: Redis still counts for the last run's.
const newAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`

function describeLockout(
  kind: string,
  open: () => Promise<Database>,
  instances: number,
  redis: string | null,
) {
  describe(kind, () => {
    let database: Database
    let servers: TestServer[] = []
    beforeAll(async () => void (database = await open()))
    afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))))
    afterAll(() => database.close())

    /** One try from one address, and ten from all together, in a quarter of an hour and an hour. */
    async function openServers() {
      servers = await Promise.all(
        Array.from({ length: instances }, () =>
          openTestServer(database, { trustedProxies, redisUrl: redis, signInAttempts: 1 }),
        ),
      )
      const home = newAddress()
      const owner = { email: `ada-${randomUUID()}@Example.com`, password: 'enchantress' }
      const ask = async (way: 'up' | 'in', from: string, body = owner, instance = 0) => {
        const visitor = new Visitor(servers[instance % instances]?.url ?? '')
        return (await visitor.post(`/api/auth/sign-${way}/email`, body, { 'x-forwarded-for': from })).status
      }
      const guess = (from: string, instance: number) =>
        ask('in', from, { ...owner, password: 'a-guess' }, instance)
      const besiege = async () => {
        for (let n = 0; n < 10; n++) expect(await guess(newAddress(), n)).toBe(401)
        expect(await guess(newAddress(), 1)).toBe(429)
      }
      return { home, owner, ask, guess, besiege }
    }

    test('strangers cannot lock out an owner who signs in from where they were before', async () => {
      const { home, owner, ask, guess, besiege } = await openServers()
      expect(await ask('up', home)).toBe(204)
      await besiege()
      for (let n = 0; n < 3; n++) expect(await ask('in', home, owner, n)).toBe(204)
      expect(await ask('in', home, { ...owner, email: owner.email.toUpperCase() })).toBe(204)
      // A right password helps nowhere else, and an address that is known may not guess on.
      expect(await ask('in', newAddress())).toBe(429)
      expect(await guess(home, 1)).toBe(401)
      expect(await guess(home, 0)).toBe(429)
      expect(await ask('in', home)).toBe(429)
    })

    const testOnce = instances === 1 ? test : () => {}
    testOnce('an address is known from the first right password on, and for that account only', async () => {
      const { home, owner, ask, besiege } = await openServers()
      await ask('up', home)
      const [bosHome, cafe] = [newAddress(), newAddress()]
      const bo = { ...owner, email: `bo-${randomUUID()}@example.com` }
      expect(await ask('up', bosHome, bo)).toBe(204)
      expect(await ask('in', cafe)).toBe(204)
      await besiege()
      expect(await ask('in', cafe)).toBe(204)
      expect(await ask('in', bosHome)).toBe(429)
    })

    testOnce('an account that does not exist is refused as one that does', async () => {
      const { guess, besiege } = await openServers()
      await besiege()
      expect(await guess(newAddress(), 0)).toBe(429)
    })

    testOnce('nothing that is stored tells an address, and half a year forgets it', async () => {
      const { home, owner, ask, besiege } = await openServers()
      await ask('up', home)
      const { rows } = await database.pool.query<{ row: string }>(
        'select k::text as row from known_addresses k',
      )
      expect(rows.length).toBeGreaterThan(0)
      for (const { row } of rows) expect(row).not.toContain('2001:db8')
      await database.pool.query(`update known_addresses set seen_at = seen_at - interval '190 days'`)
      await besiege()
      expect(await ask('in', home)).toBe(429)
      await database.pool.query('delete from users where email = $1', [owner.email.toLowerCase()])
    })
  })
}

describeLockout('on the embedded database', openTestDatabase, 1, null)

describe.runIf(testServerUrl)('several instances', () => {
  const open = async () => {
    const database = await openDatabaseServer()
    await migrateDatabase(database)
    return database
  }
  describeLockout('on PostgreSQL', open, 2, null)
  describe.runIf(redisUrl)('and Redis', () => describeLockout('that count there', open, 2, redisUrl))
})
