import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type CardsAnswer, type ScriptView } from '../../../game/protocol.ts'
import { openTestServer as openTestGame, type TestServer } from '../../test/server.ts'
import { listen, textOf } from '../../test/stream.ts'
import { type Visitor } from '../../test/visitor.ts'
import { type Database, openDatabase } from '../database.ts'
import { migrateDatabase } from '../migrate.ts'
import { prepareTemplate } from '../../test/database.ts'
import { openTestServer, testServerUrl } from '../../test/postgres.ts'
import { askForBackup } from './ask-running.ts'
import { withFirstMigrations } from './first-migrations.ts'
import { keptTables, lapsingTables } from './kept-tables.ts'
import { loadBackup } from './load-backup.ts'
import { saveBackup } from './save-backup.ts'

const log = pino({ level: 'silent' })

describe('a backup', () => {
  let folder: string
  let dataDir: string
  let database: Database
  let spare: Database
  let server: TestServer
  let ada: Visitor
  const opened: { close(): Promise<void> }[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'twisted-yarn-'))
    dataDir = join(folder, 'data')
    const spareDir = join(folder, 'spare')
    for (const place of [dataDir, spareDir]) await cp(await prepareTemplate(), place, { recursive: true })
    spare = await openDatabase({ url: null, dataDir: spareDir, log })
    await writeFile(join(dataDir, 'auth-secret'), 'a-secret-that-players-are-signed-in-with-01\n')
    database = await openDatabase({ url: null, dataDir, log })
    server = await openTestGame(database, { pace: 5 })
    ada = await server.guest()
  })
  afterEach(async () => {
    for (const each of opened.splice(0).toReversed()) await each.close()
  })
  afterAll(async () => {
    await server.close()
    await Promise.all([database.close(), spare.close()])
    await rm(folder, { recursive: true })
  })

  const keep = <T extends { close(): Promise<void> }>(each: T): T => (opened.push(each), each)
  const start = async (): Promise<string> => {
    const cards = (await (await ada.open('/api/cards')).json()) as CardsAnswer
    const ids = Object.fromEntries(Object.entries(cards).map(([category, [card]]) => [category, card?.id]))
    const answer = await ada.post('/api/scripts', { mode: 'quick', rating: 'r-rated', cards: ids })
    return ((await answer.json()) as ScriptView).id
  }
  const emptySpare = async () => {
    const everything =
      'drop schema if exists drizzle cascade; drop schema public cascade; create schema public'
    await spare.pool.query(everything)
    return spare
  }
  const readAll = async ({ pool }: Database) => {
    const read = async (table: string) =>
      (await pool.query<{ row: string }>(`select row_to_json(one)::text as row from ${table} one order by 1`))
        .rows
    return Object.fromEntries(
      await Promise.all(keptTables.map(async (table) => [table, await read(table)] as const)),
    )
  }

  it('leaves no table out but what lapses by itself', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...keptTables, ...lapsingTables].toSorted())
  })

  it('is asked of the running game, has all that was acknowledged before, and the writing goes on', async () => {
    const id = await start()
    const heard = await listen(ada, server.url, id, 0, ({ pieces }) => pieces.length >= 5)
    const asked = await askForBackup(dataDir)
    expect(server.world.desk.size()).toBe(1) // writing went on during the backup
    if (typeof asked === 'string') throw new Error(asked)
    expect((await stat(asked.file)).mode & 0o777).toBe(0o600)

    const restored = await emptySpare()
    expect(await loadBackup(restored, asked.file)).toEqual({
      rows: expect.any(Number) as number,
      authSecret: 'a-secret-that-players-are-signed-in-with-01\n',
    })
    const second = keep(await openTestGame(restored, { pace: 0, leaseSeconds: 1 }))
    const cookies = ada.cookies()
    const again = await second.guest()
    again.setCookies(cookies)
    const there = await listen(again, second.url, id)
    expect(there.pieces.slice(0, heard.pieces.length)).toEqual(heard.pieces)
    expect(there.end?.state).toBe('written')
    const first = await listen(ada, server.url, id)
    expect(textOf(there.pieces)).toBe(textOf(first.pieces)) // continued exactly as without the restore
    await rm(asked.file)
  })

  it('is the same after it was restored, row by row, with every letter', async () => {
    const id = await start()
    await listen(ada, server.url, id)
    await server.world.scripts.noteTitle(id, 'x')
    await database.pool.query('update scripts set title = $1 where id = $2', [
      'Ünï "co\\de"\t✨\n\u2028 end',
      id,
    ])
    const file = join(folder, 'whole.gz')
    await saveBackup(database.pool, file, dataDir)
    const restored = await emptySpare()
    await loadBackup(restored, file)
    const all = await readAll(restored)
    expect(all).toEqual(await readAll(database))
    expect(all['pieces']?.length).toBeGreaterThan(10)
  })

  it.runIf(testServerUrl)('moves to a PostgreSQL server and back', async () => {
    const [out, back] = [join(folder, 'out.gz'), join(folder, 'back.gz')]
    await saveBackup(database.pool, out, dataDir)
    const moved = keep(await openTestServer())
    await loadBackup(moved, out)
    expect(await readAll(moved)).toEqual(await readAll(database))
    await saveBackup(moved.pool, back, folder)
    const returned = await emptySpare()
    expect((await loadBackup(returned, back)).authSecret).toBeNull()
    expect(await readAll(returned)).toEqual(await readAll(database))
  })

  it.runIf(testServerUrl)('is of one moment, whatever is written meanwhile', async () => {
    const [before, file] = [join(folder, 'before.gz'), join(folder, 'moment.gz')]
    await saveBackup(database.pool, before, dataDir)
    const moved = keep(await openTestServer())
    await loadBackup(moved, before)
    const expected = await readAll(moved)
    await saveBackup(
      writeBefore(moved, /from pieces/, `update scripts set title = 'Meanwhile'`),
      file,
      folder,
    )
    await moved.pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public')
    await loadBackup(moved, file)
    expect(await readAll(moved)).toEqual(expected)
  })

  it('of an older version is brought up to date at the next start', async () => {
    const old = await emptySpare()
    await withFirstMigrations(1, (first) => migrateDatabase(old, first))
    await old.pool.query(`insert into cards values ('settings', 'a', 'A', '/a.svg', '{x,"y z"}', '{}', 1)`)
    await old.pool.query(`insert into users (id, name, email) values ('u', 'Ada', 'ada@example.org')`)
    await old.pool.query(
      `insert into scripts (id, user_id, mode, rating, draw, "cast", seed, state)
       values ('s', 'u', 'quick', 'r-rated', '{}', '[]', 'seed', 'written')`,
    )
    const file = join(folder, 'old.gz')
    await saveBackup(old.pool, file, folder)
    const restored = await emptySpare()
    await loadBackup(restored, file)
    await migrateDatabase(restored)
    const { rows } = await restored.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')
    expect(rows).toEqual(
      (await database.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')).rows,
    )
    expect((await restored.pool.query('select id, tags from cards')).rows).toEqual([
      { id: 'a', tags: ['x', 'y z'] },
    ])
    expect((await restored.pool.query('select family from scripts')).rows).toEqual([{ family: 's' }])
  })

  it.each<[string, (whole: Buffer) => Buffer]>([
    ['cut off', (whole) => whole.subarray(0, whole.length / 2)],
    [
      'without its end',
      (whole) =>
        gzipSync(
          gunzipSync(whole)
            .toString()
            .replace(/\{"rows":\d+\}\n$/, ''),
        ),
    ],
    [
      'that lacks a line',
      (whole) =>
        gzipSync(
          gunzipSync(whole)
            .toString()
            .replace(/^pieces\t.*\n/m, ''),
        ),
    ],
    [
      'with a byte that is another',
      (whole) => {
        const spoilt = Buffer.from(whole)
        spoilt[whole.length >> 1] = ~(whole[whole.length >> 1] ?? 0)
        return spoilt
      },
    ],
    ['with a letter that is another', (whole) => respell(whole, /^(cards\t\[\{)"/m, '$1x')],
    ['with a row that fits nowhere', (whole) => respell(whole, /("created_at":")\d+/, '$1x')],
    ['with a script that is nobody’s', (whole) => respell(whole, /^users\t.*\n/m, 'users\t[]\n')],
    ['with more behind its end', (whole) => gzipSync(`${gunzipSync(whole).toString()}users\t[]\n`)],
    ['of something else', () => gzipSync('{"backup":"something else"}\n')],
    ['that is no archive', () => Buffer.from('hello')],
    ['that is empty', () => Buffer.alloc(0)],
  ])('%s is refused, and nothing of it is there', async (_what, spoil) => {
    const file = join(folder, 'spoilt.gz')
    await saveBackup(database.pool, file, dataDir)
    await writeFile(file, spoil(await readFile(file)))
    const empty = await emptySpare()
    await expect(loadBackup(empty, file)).rejects.toThrow(`${file} is no whole backup of Twisted Yarn.`)
    const { rows } = await empty.pool.query(
      `select table_name from information_schema.tables where table_schema in ('public', 'drizzle')`,
    )
    expect(rows).toEqual([])
  })

  it('is not restored over anything', async () => {
    const file = join(folder, 'once.gz')
    await saveBackup(database.pool, file, dataDir)
    await expect(loadBackup(database, file)).rejects.toThrow('The database is not empty.')
  })

  it('that could not be saved leaves nothing behind', async () => {
    const before = await readdir(dataDir)
    const failing = { connect: () => Promise.reject(new Error('away')) } as unknown as Database['pool']
    await expect(saveBackup(failing, join(dataDir, 'x.gz'), dataDir)).rejects.toThrow('away')
    expect(await readdir(dataDir)).toEqual(before)
  })
})

/** One place of it, so that it counts as many rows as before. */
function respell(whole: Buffer, from: RegExp, to: string): Buffer {
  const text = gunzipSync(whole).toString()
  const respelt = text.replace(from, to)
  if (respelt === text) throw new Error(`nothing is like ${String(from)}`)
  const users = /^users\t(.*)$/m
  const [before, after] = [text, respelt].map(
    (each) => (JSON.parse(users.exec(each)?.[1] ?? '[]') as unknown[]).length,
  )
  const rows = (count: string) => String(Number(count) + (after ?? 0) - (before ?? 0))
  return gzipSync(respelt.replace(/(?<=\{"rows":)\d+(?=\}\n$)/, rows))
}

function writeBefore({ pool }: Database, question: RegExp, change: string): Database['pool'] {
  const connect = async () => {
    const client = await pool.connect()
    const query = async (sql: string) => {
      if (question.test(sql)) {
        const { rows } = await pool.query<{ id: string }>(`${change} returning id`)
        await pool.query(
          `insert into pieces select $1, 1 + max(n), 0, 0, 0, 'x' from pieces where script_id = $1`,
          [rows[0]?.id],
        )
      }
      return client.query(sql)
    }
    return { query, release: (isBroken: boolean) => client.release(isBroken) }
  }
  return { connect } as unknown as Database['pool']
}

it('finds no process to ask where the game is not running', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'twisted-yarn-'))
  expect(await askForBackup(dataDir)).toBe('not running')
  await rm(dataDir, { recursive: true })
})
