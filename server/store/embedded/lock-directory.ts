import { createHash, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Logger } from 'pino'
import { StartProblem } from '../../start-problem.ts'

export type Release = () => Promise<void>
/** A visitor may ask for a backup; most only check that the process is alive. */
export type Receive = (visitor: Socket) => void
export const sendAway: Receive = (visitor) => visitor.destroy()

/** Error codes of file systems without sockets (some shared folders of virtual machines). */
const NO_SOCKETS = new Set(['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL', 'ENOSYS'])
/** macOS takes 104 bytes, Linux 108, each with a final zero. */
const LONGEST_SOCKET_PATH = 103
/** libuv's UV_FS_O_EXLOCK on Windows: no other process can open the file. */
const EXCLUSIVE = 0x10000000
const ATTEMPTS = 4

/** Held until released or until this process ends, however it ends: docs/decisions/003-data-directory-lock.md. */
export async function lockDirectory(dataDir: string, log: Logger, receive = sendAway): Promise<Release> {
  const folder = join(dataDir, 'lock')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return lockFile(dataDir, folder)
  try {
    return await lockFolder(dataDir, folder, receive)
  } catch (error) {
    if (!NO_SOCKETS.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    log.warn(`DATA_DIR is on a file system that cannot hold a lock. Do not share it between containers.`)
    return lockFolder(dataDir, await makeLocalFolder(dataDir), receive)
  }
}

// Each listens on its own socket, then looks for others: two that start together may both step back, never both go in.
// Removing a silent socket is safe: its name is never used again.
async function lockFolder(dataDir: string, folder: string, receive: Receive): Promise<Release> {
  const reachable = await makeReachable(folder)
  try {
    for (let attempt = 1; ; attempt++) {
      const name = `${process.pid}-${randomBytes(4).toString('hex')}`
      const release = await listen(join(reachable.path, name), join(folder, name), receive)
      const other = await findOther(folder, reachable.path, name)
      if (other === undefined) return release
      await release()
      if (attempt === ATTEMPTS) throw inUse(dataDir, other)
      await setTimeout(50 + (randomBytes(1)[0] ?? 0))
    }
  } finally {
    await reachable.forget()
  }
}

async function findOther(folder: string, reachable: string, own: string): Promise<string | undefined> {
  const names = await readdir(folder)
  // Another process saw our socket before it listened, and removed it as dead.
  if (!names.includes(own)) return String(process.pid)
  for (const name of names.filter((each) => each !== own)) {
    if (await isAnswering(join(reachable, name))) return name.split('-')[0]
    await rm(join(folder, name), { force: true })
  }
  return undefined
}

function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(true))
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    )
    socket.once('connect', () => socket.destroy())
  })
}

function listen(path: string, file: string, receive: Receive): Promise<Release> {
  const visitors = new Set<Socket>()
  const server = createServer((visitor) => {
    visitors.add(visitor.unref())
    visitor.once('close', () => visitors.delete(visitor)).on('error', () => {})
    receive(visitor)
  }).unref()
  const stop = async () => {
    const stopped = new Promise((resolve) => server.close(resolve))
    for (const visitor of visitors) visitor.destroy()
    await stopped
    await rm(file, { force: true })
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve(stop))
  })
}

/** Socket paths are short; a link shortens a long folder name. */
export async function makeReachable(folder: string): Promise<{ path: string; forget: () => Promise<void> }> {
  const longest = join(folder, `${process.pid}-01234567`)
  if (Buffer.byteLength(longest) <= LONGEST_SOCKET_PATH) return { path: folder, forget: async () => {} }
  const links = await mkdtemp(join(tmpdir(), 'ty-'))
  await symlink(await realpath(folder), join(links, 'd'))
  return { path: join(links, 'd'), forget: () => rm(links, { recursive: true }) }
}

async function makeLocalFolder(dataDir: string): Promise<string> {
  const hash = createHash('sha256').update(await realpath(dataDir))
  const folder = join(tmpdir(), `twisted-yarn-lock-${hash.digest('hex').slice(0, 16)}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

async function lockFile(dataDir: string, folder: string): Promise<Release> {
  const note = join(folder, 'process')
  try {
    const file = await open(join(folder, 'lock'), constants.O_RDWR | constants.O_CREAT | EXCLUSIVE)
    await writeFile(note, String(process.pid))
    return () => file.close()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EBUSY') throw error
    throw inUse(dataDir, await readFile(note, 'utf8').catch(() => 'unknown'))
  }
}

function inUse(dataDir: string, pid: string) {
  return new StartProblem(
    `The data directory ${dataDir} is in use by another Twisted Yarn (process ${pid}). ` +
      'Stop it first, or set DATA_DIR to another directory.',
  )
}
