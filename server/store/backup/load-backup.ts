import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { DatabaseError, type PoolClient } from 'pg'
import * as v from 'valibot'
import { StartProblem } from '../../start-problem.ts'
import { type Database } from '../database.ts'
import { migrateDatabase } from '../migrate.ts'
import { withFirstMigrations } from './first-migrations.ts'
import { keptTables, lapsingTables } from './kept-tables.ts'

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
  const { migrations, authSecret } = await checkBackup(file)
  try {
    await withFirstMigrations(migrations, (folder) => migrateDatabase(database, folder))
    return { rows: await loadRows(database, file), authSecret }
  } catch (error) {
    await dropTables(database).catch(() => undefined) // the failure itself is what is told
    throw isOfRows(error) ? broken(file) : error
  }
}

async function requireEmpty({ pool }: Database): Promise<void> {
  const { rows } = await pool.query(
    `select from information_schema.tables where table_schema = 'public' and table_name = any($1)`,
    [keptTables],
  )
  if (rows.length > 0)
    throw new StartProblem('The database is not empty. Restore into an empty one, before the first start.')
}

/** Reads it to its end before anything is made of it. */
async function checkBackup(file: string): Promise<v.InferOutput<typeof headLine>> {
  return readLines(file, async (lines) => {
    let head: v.InferOutput<typeof headLine> | null = null
    let rows = 0
    let isOver = false
    for await (const line of lines) {
      if (isOver) throw broken(file)
      if (head === null) {
        const read = v.safeParse(headLine, parse(line))
        if (!read.success) throw broken(file)
        head = read.output
        continue
      }
      const end = v.safeParse(endLine, parse(line))
      isOver = end.success && end.output.rows === rows
      if (!isOver) rows += countRows(line) ?? throwBroken(file)
    }
    return head !== null && isOver ? head : throwBroken(file)
  })
}

/** Null for a line that is no table of ours. */
function countRows(line: string): number | null {
  const [table, rows] = readTable(line)
  const read = keptTables.includes(table) ? parse(rows) : null
  return Array.isArray(read) ? read.length : null
}

function readTable(line: string): [table: string, rows: string] {
  const [table = '', rows = ''] = line.split('\t', 2)
  return [table, rows]
}

function loadRows({ pool }: Database, file: string): Promise<number> {
  return readLines(file, async (lines) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      let count = 0
      for await (const line of lines) if (!line.startsWith('{')) count += await loadTable(client, line)
      await client.query('commit')
      return count
    } finally {
      client.release(true) // rolls back what was not committed
    }
  })
}

async function loadTable(client: PoolClient, line: string): Promise<number> {
  const [table, rows] = readTable(line)
  const { rowCount } = await client.query(
    `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
    [rows],
  )
  return rowCount ?? 0
}

/** None was there before: they are what the backup made, and would be in the way of the next one. */
async function dropTables({ pool }: Database): Promise<void> {
  await pool.query(`drop table if exists ${[...keptTables, ...lapsingTables].join(', ')}`)
  await pool.query('drop table if exists drizzle.__drizzle_migrations')
}

async function readLines<T>(file: string, read: (lines: AsyncIterable<string>) => Promise<T>): Promise<T> {
  const compressed = createReadStream(file)
  const plain = compressed.pipe(createGunzip())
  compressed.once('error', (error) => plain.destroy(error))
  try {
    return await read(splitLines(plain))
  } catch (error) {
    throw isUnreadable(error) ? broken(file) : error
  } finally {
    compressed.destroy()
    plain.destroy()
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

/** Rows that the tables do not take. */
function isOfRows(error: unknown): boolean {
  return error instanceof DatabaseError && /^(?:22|23|42)/.test(error.code ?? '')
}

function broken(file: string): StartProblem {
  return new StartProblem(`${file} is no whole backup of Twisted Yarn. Nothing was restored.`)
}

function throwBroken(file: string): never {
  throw broken(file)
}
