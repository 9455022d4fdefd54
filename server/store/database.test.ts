import { eq, sql } from 'drizzle-orm'
import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from './database.ts'
import { isDatabaseAway } from './database-trouble.ts'
import { migrateDatabase } from './migrate.ts'
import { users } from './schema.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, testServerUrl } from '../test/postgres.ts'

const openMigratedServer = async () => {
  const database = await openTestServer()
  await migrateDatabase(database)
  return database
}

describeDatabase('the embedded database', openTestDatabase)
describe.skipIf(testServerUrl === null)('a server (set TEST_DATABASE_URL to include it)', () => {
  describeDatabase('the server', openMigratedServer)

  test('gets the same tables from the migrations as the embedded one', async () => {
    const databases = await Promise.all([openTestDatabase(), openMigratedServer()])
    const [embedded, server] = await Promise.all(databases.map(listColumns))
    expect(server).toEqual(embedded)
    await Promise.all(databases.map((database) => database.close()))
  })

  test('outlives the loss of its idle connections', async () => {
    const database = await openTestServer()
    await database.pool.query('select 1')
    const killer = await openDatabase({ url: testServerUrl, dataDir: '', log: pino({ level: 'silent' }) })
    const name = new URL(database.url).pathname.slice(1)
    await killer.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      name,
    ])
    await expect.poll(() => database.pool.totalCount).toBe(0)
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await Promise.all([database.close(), killer.close()])
  })

  test('outlives the loss of a connection in the middle of a transaction', async () => {
    const database = await openTestServer()
    const losing = database.orm.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await setTimeout(100) // idle: no query runs at this moment
      await tx.execute(sql`select 1`)
    })
    expect(isDatabaseAway(await losing.catch((error: unknown) => error))).toBe(true)
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await database.close()
  })
})

function describeDatabase(name: string, open: () => Promise<Database>) {
  describe(name, () => {
    let database: Database
    beforeAll(async () => {
      database = await open()
    })
    afterAll(() => database.close())

    const addUser = (id: string) =>
      database.orm.insert(users).values({ id, name: 'Ada', email: `${id}@example.com` })
    const findUser = (id: string) => database.orm.select().from(users).where(eq(users.id, id))

    test('gives back what was stored', async () => {
      await addUser('stored')
      expect(await findUser('stored')).toMatchObject([
        { id: 'stored', name: 'Ada', isAnonymous: false, createdAt: expect.any(Date) },
      ])
    })

    test('names the violated rule by its SQLSTATE', async () => {
      await addUser('twice')
      await expect(addUser('twice')).rejects.toMatchObject({ cause: { code: '23505' } })
    })

    test('goes on after a failed query, on the same connection', async () => {
      const client = await database.pool.connect()
      await expect(client.query('select nonsense')).rejects.toMatchObject({ code: '42703' })
      await expect(client.query('select $1::int', ['nonsense'])).rejects.toMatchObject({ code: '22P02' })
      expect((await client.query('select $1::int as answer', [42])).rows).toEqual([{ answer: 42 }])
      client.release()
    })

    test('takes back a transaction that fails', async () => {
      const failing = database.orm.transaction(async (tx) => {
        await tx.insert(users).values({ id: 'undone', name: 'Ada', email: 'undone@example.com' })
        throw new Error('after all, no')
      })
      await expect(failing).rejects.toThrow('after all, no')
      expect(await findUser('undone')).toEqual([])
    })

    test('keeps transactions at the same time apart', async () => {
      await database.pool.query('create table counters (n int); insert into counters values (0)')
      await Promise.all(Array.from({ length: 12 }, (_, i) => countUp(database, i % 3 === 0)))
      expect((await database.pool.query('select n from counters')).rows).toEqual([{ n: 8 }])
      await database.pool.query('drop table counters')
    })

    test('keeps a client of its own apart from the pool', async () => {
      const [{ default: pg }, pooled] = await Promise.all([import('pg'), database.pool.connect()])
      const own = new pg.Client(database.connection)
      await own.connect()
      await own.query('begin')
      await own.query(`insert into users (id, name, email) values ('own', 'Ada', 'own@example.com')`)
      const seen = database.kind === 'server' ? await countOwn(pooled) : undefined
      const waiting = database.kind === 'embedded' ? countOwn(pooled) : Promise.resolve(0)
      await setTimeout(50)
      await own.end()
      // PostgreSQL hides what is not committed; the embedded database waits, and the client that left has rolled back.
      expect(seen ?? (await waiting)).toBe(0)
      pooled.release()
    })

    test('carries large texts and every character', async () => {
      const text = 'ħ🎭 \u0001\n'.repeat(100_000)
      expect((await database.pool.query('select $1::text as text', [text])).rows).toEqual([{ text }])
    })
  })
}

async function countUp(database: Database, isTakenBack: boolean): Promise<void> {
  const client = await database.pool.connect()
  await client.query('begin')
  const { rows } = await client.query<{ n: number }>('select n from counters for update')
  await setTimeout(2)
  await client.query('update counters set n = $1', [(rows[0]?.n ?? Number.NaN) + 1])
  await client.query(isTakenBack ? 'rollback' : 'commit')
  client.release()
}

async function countOwn(client: { query(sql: string): Promise<{ rows: { n: number }[] }> }) {
  return (await client.query(`select count(*)::int as n from users where id = 'own'`)).rows[0]?.n
}

async function listColumns(database: Database): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select table_name, column_name, data_type, is_nullable, column_default
     from information_schema.columns where table_schema = 'public' order by 1, 2`,
  )
  return rows
}
