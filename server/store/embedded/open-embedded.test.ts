import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tidy } from './keep-house.ts'
import { openEmbedded } from './open-embedded.ts'

const log = pino({ level: 'silent' })
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'twisted-yarn-'))
  await (await openEmbedded(dataDir, log)).close()
})
afterAll(() => rm(dataDir, { recursive: true }))

const openPool = async () => {
  const embedded = await openEmbedded(dataDir, log)
  const pool = new pg.Pool({
    stream: () => embedded.connect(),
    max: 1,
    user: 'postgres',
    database: 'postgres',
  })
  return { embedded, pool, close: () => pool.end().then(() => embedded.close()) }
}

test('syncs to the disk with each commit, and only then', async () => {
  const { embedded, pool, close } = await openPool()
  await pool.query('create table synced (n int)')
  for (let n = 1; n <= 20; n++) {
    const before = embedded.countSyncs()
    await pool.query('insert into synced values ($1)', [n])
    expect(embedded.countSyncs()).toBeGreaterThan(before)
  }
  const before = embedded.countSyncs()
  await pool.query('select * from synced')
  expect(embedded.countSyncs()).toBe(before)
  await close()
})

test('keeps the log short', async () => {
  const { pool, close } = await openPool()
  const measureLog = async () => {
    const { rows } = await pool.query<{ bytes: string }>(
      'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
    )
    return Number(rows[0]?.bytes)
  }
  await pool.query(`create table long as select repeat('yarn', 100) from generate_series(1, 10000)`)
  expect(await measureLog()).toBeGreaterThan(1_000_000)
  await tidy(pool, true)
  expect(await measureLog()).toBeLessThan(100_000)
  const { rows } = await pool.query<{ name: string }>(
    'select relname as name from pg_stat_all_tables where last_vacuum is null',
  )
  expect(rows.filter(({ name }) => !/^(?:pg_toast|sql)_/.test(name))).toEqual([])
  await close()
})

test('keeps the database for its owner only', async () => {
  expect((await stat(join(dataDir, 'database'))).mode & 0o777).toBe(0o700)
})

test('removes what an interrupted start left behind', async () => {
  const unfinished = join(dataDir, 'database-unfinished-x')
  await mkdir(unfinished)
  await (await openEmbedded(dataDir, log)).close()
  expect(existsSync(unfinished)).toBe(false)
})

test('refuses a database of another version of PostgreSQL, and says how to move', async () => {
  const version = join(dataDir, 'database', 'PG_VERSION')
  const current = await readFile(version, 'utf8')
  await writeFile(version, '17\n')
  await expect(openEmbedded(dataDir, log)).rejects.toThrow(
    /made by PostgreSQL 17, .* Back it up with the version/,
  )
  await writeFile(version, current)
  await (await openEmbedded(dataDir, log)).close()
})

test('refuses a folder that is not a database, and leaves it alone', async () => {
  const database = join(dataDir, 'database')
  await rename(database, `${database}-kept`)
  await mkdir(database)
  await expect(openEmbedded(dataDir, log)).rejects.toThrow(/is not a database/)
  await rm(database, { recursive: true })
  await rename(`${database}-kept`, database)
})

test('says what is wrong with a data directory that cannot be written to', async () => {
  const file = join(dataDir, 'a-file')
  await writeFile(file, '')
  await expect(openEmbedded(join(file, 'data'), log)).rejects.toThrow(
    /^DATA_DIR cannot be written to \(ENOTDIR\)/,
  )
})
