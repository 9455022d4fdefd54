import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import { StartProblem } from '../start-problem.ts'
import { type Database } from './database.ts'
import { isDiskFull } from './database-trouble.ts'

/** Any number, the same on all instances that share a database. */
const MIGRATION_LOCK = 7_189_267_351

export const migrationsFolder = new URL('./migrations/', import.meta.url)

export async function migrateDatabase(
  database: Pick<Database, 'pool'>,
  folder: URL = migrationsFolder,
): Promise<void> {
  const client = await database.pool.connect()
  try {
    // Migrating large tables, or waiting for another instance, may exceed a request's limit.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: fileURLToPath(folder) })
  } catch (error) {
    throw isDiskFull(error) ? new StartProblem(full) : error
  } finally {
    // Closed, not returned to the pool: ends the lock and the setting in any case.
    client.release(true)
  }
}

const full = "The database's disk is full. Make room on it, then start again."
