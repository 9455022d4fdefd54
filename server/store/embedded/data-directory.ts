import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Logger } from 'pino'
import { StartProblem } from '../../start-problem.ts'

/** The major version inside PGlite. Only the version that made a database can read it. */
const POSTGRESQL = '18'
export const diskFull = 'The disk that DATA_DIR is on is full. Make room on it, then start again.'
const killed =
  'The database could not be made: the system ended it, as it does when memory runs out. ' +
  'Making it takes 840 MB for a few seconds, once. Make room, then start again.'
const UNFINISHED = 'database-unfinished-'
export const unclaimed = 'backup-unclaimed-'

export async function makeDataDirectory(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await open(join(dataDir, '.writable'), 'w').then((file) => file.close())
    await rm(join(dataDir, '.writable'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (isOutOfRoom(error)) throw new StartProblem(diskFull)
    throw new StartProblem(`DATA_DIR cannot be written to (${code}). Set DATA_DIR to a folder that can.`)
  }
}

export function isOutOfRoom(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT'
}

/** Makes the database if there is none. Call it only while holding the lock. */
export async function prepareDatabase(dataDir: string, log: Logger): Promise<string> {
  const directory = join(dataDir, 'database')
  await removeUnfinished(dataDir)
  if (existsSync(directory)) await checkVersion(directory)
  else await makeDatabase(directory, log)
  return directory
}

async function removeUnfinished(dataDir: string): Promise<void> {
  const names = await readdir(dataDir)
  const unfinished = names.filter((name) => name.startsWith(UNFINISHED) || name.startsWith(unclaimed))
  await Promise.all(unfinished.map((name) => rm(join(dataDir, name), { recursive: true, force: true })))
}

async function checkVersion(directory: string): Promise<void> {
  const version = await readFile(join(directory, 'PG_VERSION'), 'utf8').catch(() => '')
  if (version.trim() === POSTGRESQL) return
  if (version === '') throw new StartProblem(`${directory} is not a database. Move it away, or set DATA_DIR.`)
  throw new StartProblem(
    `The database in ${directory} was made by PostgreSQL ${version.trim()}, and this version reads only ` +
      `PostgreSQL ${POSTGRESQL}. Back it up with the version of Twisted Yarn that made it (npm run backup), ` +
      'move the folder away, and restore the backup with this one: docs/operations.md says how.',
  )
}

/** Made beside its place and renamed, so that an interrupted start leaves no half database. */
async function makeDatabase(directory: string, log: Logger): Promise<void> {
  log.info('Making the database. This happens once and takes a few seconds.')
  const dataDir = dirname(directory)
  const unfinished = await mkdtemp(join(dataDir, UNFINISHED))
  try {
    await runToEnd(fileURLToPath(new URL('./make-database.mjs', import.meta.url)), unfinished)
    await rename(unfinished, directory)
    await syncFolder(dataDir)
  } catch (error) {
    const isFull = await hasNoRoom(dataDir) // before what was made is removed
    await rm(unfinished, { recursive: true, force: true })
    throw isFull ? new StartProblem(diskFull) : error
  }
}

/** The database's own complaint is a number. */
async function hasNoRoom(dataDir: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize < leastRoom
}

/** In bytes. */
const leastRoom = 1_000_000

async function runToEnd(script: string, directory: string): Promise<void> {
  const child = fork(script, [directory], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let complaint = ''
  child.stderr?.on('data', (text) => (complaint += text))
  const [code, signal] = await once(child, 'close')
  if (signal === 'SIGKILL') throw new StartProblem(killed)
  if (code !== 0) throw new Error(`The database could not be made (${code ?? signal}). ${complaint}`)
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot fsync a folder, and does not need to.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync()
  await folder.close()
}
