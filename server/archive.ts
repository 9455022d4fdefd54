import { copyFile, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { type Environment, readEnvironment } from './environment.ts'
import { StartProblem } from './start-problem.ts'
import { askForBackup } from './store/backup/ask-running.ts'
import { loadBackup, type Loaded } from './store/backup/load-backup.ts'
import { saveBackup } from './store/backup/save-backup.ts'
import { openDatabase } from './store/database.ts'
import { isDatabaseAway, isDiskFull } from './store/database-trouble.ts'
import { isOutOfRoom } from './store/embedded/data-directory.ts'

// `npm run backup` and `npm run restore`: docs/operations.md

const usage = 'Say what to do, and with which file: npm run backup -- FILE, or npm run restore -- FILE.'

async function backup(env: Environment, file: string): Promise<void> {
  if (existsSync(file)) throw new StartProblem(`${file} is there already. Choose another name.`)
  if (env.databaseUrl === null && !existsSync(join(env.dataDir, 'database')))
    throw new StartProblem(`There is no database in ${env.dataDir}. Set DATA_DIR or DATABASE_URL.`)
  const asked = env.databaseUrl === null ? await askForBackup(env.dataDir) : 'not running'
  if (asked === 'failed')
    throw new StartProblem('The running game could not save a backup; its log says why.')
  if (asked === 'not running') await backUpHere(env, file)
  else await claim(asked.file, file)
  const { size } = await stat(file)
  process.stdout.write(
    `Saved ${file} (${size} bytes). It holds everything, secrets included: keep it as safe as a key.\n`,
  )
}

async function backUpHere(env: Environment, file: string): Promise<void> {
  const database = await open(env)
  try {
    await saveBackup(database.pool, file, env.dataDir)
  } finally {
    await database.close()
  }
}

/** A file cannot be renamed onto another file system. */
async function claim(from: string, file: string): Promise<void> {
  await copyFile(from, file)
  await rm(from)
}

async function restore(env: Environment, file: string): Promise<void> {
  if (!existsSync(file)) throw new StartProblem(`There is no file ${file}.`)
  if ((await stat(file)).isDirectory()) throw new StartProblem(`${file} is a folder. Choose a backup in it.`)
  const directory = join(env.dataDir, 'database')
  if (env.databaseUrl === null && existsSync(directory))
    throw new StartProblem(`There is a database in ${env.dataDir} already. Move it away, or set DATA_DIR.`)
  const clear = () => rmSync(directory, { recursive: true, force: true })
  if (env.databaseUrl === null) process.once('exit', clear) // also when its process ends with a full disk
  const { rows, authSecret } = await load(env, file)
  process.off('exit', clear)
  if (authSecret !== null && env.authSecret === null) await keepSecret(env.dataDir, authSecret)
  process.stdout.write(`Restored ${rows} rows from ${file}. Start the game as usual.\n`)
}

async function load(env: Environment, file: string): Promise<Loaded> {
  const database = await open(env)
  try {
    return await loadBackup(database, file)
  } finally {
    await database.close()
  }
}

/** With another secret every session ends, and guests cannot sign in again. */
async function keepSecret(dataDir: string, secret: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeFile(join(dataDir, 'auth-secret'), secret, { mode: 0o600 })
}

function open(env: Environment) {
  const log = pino({ level: env.logLevel }, process.stderr)
  return openDatabase({ url: env.databaseUrl, dataDir: env.dataDir, log })
}

try {
  const [does, file] = process.argv.slice(2)
  const env = readEnvironment(process.env)
  if (!file) throw new StartProblem(usage)
  if (does === 'backup') await backup(env, resolve(file))
  else if (does === 'restore') await restore(env, resolve(file))
  else throw new StartProblem(usage)
} catch (error) {
  const why = explain(error)
  if (why === null) throw error
  process.stderr.write(`${why}\n`)
  process.exitCode = 1
}

/** What went wrong, for the person at the terminal; null for a bug. */
function explain(error: unknown): string | null {
  if (error instanceof StartProblem) return error.message
  if (isDatabaseAway(error)) return 'The database does not answer. Start it, then try again.'
  if (isDiskFull(error)) return "The database's disk is full. Make room on it, then try again."
  const { code, path, syscall } = error as NodeJS.ErrnoException
  if (isOutOfRoom(error)) return 'The disk is full. Make room on it, or choose another file, then try again.'
  if (code === undefined || path === undefined || syscall === undefined) return null
  return `${path} cannot be ${syscall === 'read' ? 'read' : 'opened'} (${code}). Choose another file.`
}
