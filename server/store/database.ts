import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Logger } from 'pino'
import { StartProblem } from '../start-problem.ts'
import { answerBackups } from './backup/ask-running.ts'
import { keepHouse } from './embedded/keep-house.ts'
import { sendAway } from './embedded/lock-directory.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { keepTrying, reasonOf, usualPatienceMs } from '../time/keep-trying.ts'
import { CodedClient } from './coded-client.ts'
import { isDatabaseNotThereYet } from './database-trouble.ts'
import * as schema from './schema.ts'
import { ServerPool } from './server-pool.ts'

export type Database = {
  readonly pool: pg.Pool
  readonly orm: NodePgDatabase<typeof schema>
  readonly kind: 'embedded' | 'server'
  /** For LISTEN. The embedded database does not LISTEN: its one process needs no rings from others. */
  readonly connection: pg.ClientConfig
  close(): Promise<void>
}

export type DatabaseOptions = {
  url: string | null
  dataDir: string
  log: Logger
  /** For a server that is still starting, in milliseconds. */
  patienceMs?: number
}

/** For a connection, in milliseconds: callers must learn within three seconds that the database is away. */
const longestWaitMs = 2_500

export function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, dataDir, log, patienceMs = usualPatienceMs } = options
  return url === null ? openInDirectory(dataDir, log) : openOnServer(url, log, patienceMs)
}

async function openInDirectory(dataDir: string, log: Logger): Promise<Database> {
  let receive = sendAway // until the database is open
  const embedded = await openEmbedded(dataDir, log, (visitor) => receive(visitor))
  const connection = {
    stream: () => embedded.connect(),
    ssl: false,
    host: 'localhost',
    user: 'postgres',
    database: 'postgres',
    password: '',
  }
  // PGlite has one session.
  const pool = listenTo(
    new pg.Pool({ ...connection, Client: CodedClient, max: 1, idleTimeoutMillis: 0 }),
    log,
  )
  receive = answerBackups(pool, dataDir, log)
  const stopHousekeeping = keepHouse(pool, log)
  const close = async () => {
    stopHousekeeping()
    await pool.end()
    await embedded.close()
  }
  return { pool, orm: drizzle(pool, { schema }), kind: 'embedded', connection, close }
}

async function openOnServer(url: string, log: Logger, patienceMs: number): Promise<Database> {
  const connection = {
    connectionString: url,
    application_name: 'twisted-yarn',
    connectionTimeoutMillis: longestWaitMs,
    keepAlive: true,
  }
  const patience = { what: 'The database', isAway: isDatabaseNotThereYet, log, patienceMs }
  await keepTrying(() => visit(connection), patience).catch((error: unknown) => {
    throw new StartProblem(`DATABASE_URL names a database that does not open: ${reasonOf(error)}.`)
  })
  const pool = listenTo(new ServerPool({ ...connection, max: 10, statement_timeout: 30_000 }, log), log)
  return { pool, orm: drizzle(pool, { schema }), kind: 'server', connection, close: () => pool.end() }
}

async function visit(connection: pg.ClientConfig): Promise<void> {
  const client = new CodedClient(connection)
  try {
    await client.connect()
  } finally {
    void client.end().catch(() => {})
  }
}

/** A connection may break at any time (the server restarts); the pool opens a new one on demand. */
function listenTo(pool: pg.Pool, log: Logger): pg.Pool {
  pool.on('error', (error) => log.warn({ error: error.message }, 'An idle database connection was lost.'))
  return pool
}
