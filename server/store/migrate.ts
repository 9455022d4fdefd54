import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import { type Database } from './database.ts'

/** Any number will do, as long as all instances that share a database agree on it. */
const MIGRATION_LOCK = 7_189_267_351

/** Beside the built server, the build puts them in the same place. */
export const migrationsFolder = new URL('./migrations/', import.meta.url)

/** Brings the tables up to date. Many instances may do so at once: one does it, the others wait and find it done. */
export async function migrateDatabase(
  database: Pick<Database, 'pool'>,
  folder: URL = migrationsFolder,
): Promise<void> {
  const client = await database.pool.connect()
  try {
    // A migration of large tables, and waiting for another's, may take longer than a request's statement.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: fileURLToPath(folder) })
  } finally {
    // Closed, not given back: that ends the lock and the setting, whatever happened.
    client.release(true)
  }
}
