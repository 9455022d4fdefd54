import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { openDatabase, type Database } from '../store/database.ts'
import { migrateDatabase } from '../store/migrate.ts'

/** For processes: the database's WebAssembly is compiled once, quickly. Most tests are over before better code would pay. */
export const quickStart = ['--liftoff-only']

const log = pino({ level: 'silent' })

export async function openTestDatabase(): Promise<Database> {
  const template = await prepareTemplate()
  const dataDir = await mkdtemp(join(tmpdir(), 'twisted-yarn-'))
  await cp(template, dataDir, { recursive: true })
  const database = await openDatabase({ url: null, dataDir, log })
  const close = async () => {
    await database.close()
    await rm(dataDir, { recursive: true })
  }
  return { ...database, close }
}

/** Making a database takes seconds, copying one does not. */
export async function prepareTemplate(): Promise<string> {
  const template = join(tmpdir(), `twisted-yarn-prepared-${await hashOfTables()}`)
  if (!existsSync(template)) await makeTemplate(template)
  return template
}

async function makeTemplate(template: string): Promise<void> {
  const dataDir = await mkdtemp(`${template}-`)
  const database = await openDatabase({ url: null, dataDir, log })
  await migrateDatabase(database)
  await dropTemplates(database)
  await database.close()
  // Of several test files that made one the first wins.
  await rename(dataDir, template).catch(() => rm(dataDir, { recursive: true }))
}

/** More than half of a database's files are copies of nothing, and each test would copy them again. */
async function dropTemplates({ pool }: Database): Promise<void> {
  await pool.query('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await pool.query(`drop database ${name}`)
  await pool.query('checkpoint')
}

async function hashOfTables(): Promise<string> {
  const { resolve } = createRequire(import.meta.url)
  const migrations = fileURLToPath(new URL('../store/migrations', import.meta.url))
  const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).toSorted()
  const hash = createHash('sha256')
  for (const path of [resolve('@electric-sql/pglite'), ...files.map((name) => join(migrations, name))])
    hash.update(await readFile(path))
  return hash.digest('hex').slice(0, 16)
}
