import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type PoolClient } from 'pg'
import * as v from 'valibot'
import { StartProblem } from '../../start-problem.ts'
import { type Database } from '../database.ts'
import { migrateDatabase } from '../migrate.ts'
import { withFirstMigrations } from './first-migrations.ts'
import { keptTables } from './kept-tables.ts'

const headLine = v.object({
  backup: v.literal('Twisted Yarn'),
  migrations: v.pipe(v.number(), v.integer(), v.minValue(1)),
  authSecret: v.nullable(v.string()),
})
const endLine = v.object({ rows: v.number() })

export type Loaded = { readonly rows: number; readonly authSecret: string | null }

/** All or nothing, into an empty database. Tables get the schema of the backup; the next start migrates them. */
export async function loadBackup(database: Database, file: string): Promise<Loaded> {
  await requireEmpty(database)
  let loaded: Loaded | null = null
  await pipeline(createReadStream(file), createGunzip(), splitLines, async (lines) => {
    loaded = await loadLines(database, lines)
  }).catch((error: unknown) => {
    if (isUnreadable(error)) throw broken(file)
    throw error
  })
  if (!loaded) throw broken(file)
  return loaded
}

async function requireEmpty({ pool }: Database): Promise<void> {
  const { rows } = await pool.query(
    `select from information_schema.tables where table_schema = 'public' and table_name = any($1)`,
    [keptTables],
  )
  if (rows.length > 0)
    throw new StartProblem('The database is not empty. Restore into an empty one, before the first start.')
}

async function loadLines(database: Database, lines: AsyncIterable<string>): Promise<Loaded | null> {
  const reading = lines[Symbol.asyncIterator]()
  const next = async (): Promise<string> =>
    ((await reading.next()) as IteratorResult<string, string>).value ?? ''
  const head = v.safeParse(headLine, parse(await next()))
  if (!head.success) return null
  const { migrations, authSecret } = head.output
  await withFirstMigrations(migrations, (folder) => migrateDatabase(database, folder))
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    const rows = await loadRows(client, next)
    if (rows === null) return null
    await client.query('commit')
    return { rows, authSecret }
  } finally {
    client.release(true) // rolls back what was not committed
  }
}

async function loadRows(client: PoolClient, next: () => Promise<string>): Promise<number | null> {
  let count = 0
  for (;;) {
    const line = await next()
    const end = v.safeParse(endLine, parse(line))
    if (end.success) return end.output.rows === count ? count : null
    const [table = '', rows = ''] = line.split('\t', 2)
    if (!keptTables.includes(table)) return null
    const { rowCount } = await client.query(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
      [rows],
    )
    count += rowCount ?? 0
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n')
    rest += first
    for (const line of others) {
      yield rest
      rest = line
    }
  }
}

function isUnreadable(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException
  return code.startsWith('Z_')
}

function broken(file: string): StartProblem {
  return new StartProblem(`${file} is no whole backup of Twisted Yarn. Nothing was restored.`)
}
