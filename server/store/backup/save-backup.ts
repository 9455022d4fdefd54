import { open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pool, type PoolClient } from 'pg'
import { keptTables } from './kept-tables.ts'

/** Rows per read: a chapter's plan takes up to 20 kB. */
const rowsAtOnce = 200

/** The last line proves that it is whole. The embedded database has one connection, so writers wait. */
export async function saveBackup(
  pool: Pool,
  file: string,
  dataDir: string,
  signal?: AbortSignal,
): Promise<void> {
  const unfinished = `${file}.unfinished`
  const authSecret = await readFile(join(dataDir, 'auth-secret'), 'utf8').catch(() => null)
  const opened = await open(unfinished, 'w', 0o600) // first of all, so that a failure can remove it
  const compressed = opened.createWriteStream({ flush: true })
  try {
    await pipeline(readLines(pool, authSecret), createGzip(), compressed, signal ? { signal } : {})
    await rename(unfinished, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function* readLines(pool: Pool, authSecret: string | null): AsyncGenerator<string> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows: migrated } = await client.query<{ n: number }>(
      'select count(*)::int as n from drizzle.__drizzle_migrations',
    )
    const head = { backup: 'Twisted Yarn', migrations: migrated[0]?.n ?? 0, authSecret }
    yield `${JSON.stringify(head)}\n`
    let count = 0
    for (const table of await findTables(client)) {
      await client.query(
        `declare kept no scroll cursor for select row_to_json(one)::text as row from ${table} one`,
      )
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from kept`)
        if (rows.length === 0) break
        count += rows.length
        yield `${table}\t[${rows.map(({ row }) => row).join(',')}]\n`
      }
      await client.query('close kept')
    }
    yield `${JSON.stringify({ rows: count })}\n`
  } finally {
    client.release(true) // ends the transaction in any state
  }
}

/** Databases not migrated yet lack the newest tables. */
async function findTables(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  return keptTables.filter((table) => rows.some(({ name }) => name === table))
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync()
  await folder.close()
}
