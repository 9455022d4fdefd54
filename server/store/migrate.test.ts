import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { pino } from 'pino'
import { openDatabase } from './database.ts'
import { migrateDatabase } from './migrate.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, testServerUrl } from '../test/postgres.ts'

const journal = JSON.parse(
  await readFile(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8'),
) as { entries: unknown[] }

test('migrating what is migrated changes nothing and leaves no lock', async () => {
  const database = await openTestDatabase()
  await migrateDatabase(database)
  await migrateDatabase(database)
  const { rows } = await database.pool.query(
    `select count(*)::int as n from pg_locks where locktype = 'advisory'`,
  )
  expect(rows).toEqual([{ n: 0 }])
  await database.close()
})

test.skipIf(testServerUrl === null)(
  'five instances migrate an empty server at once (set TEST_DATABASE_URL to include it)',
  async () => {
    for (let round = 1; round <= 3; round++) {
      const { url, close, ...first } = await openTestServer()
      const log = pino({ level: 'silent' })
      const others = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url, dataDir: '', log })))
      await Promise.all([first, ...others].map((database) => migrateDatabase(database)))
      const { rows } = await first.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')
      expect(rows).toEqual([{ n: journal.entries.length }])
      await Promise.all(others.map((database) => database.close()))
      await close()
    }
  },
)
