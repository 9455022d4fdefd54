import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareTemplate, quickStart } from '../../server/test/database.ts'

const program = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))
const longestStart = 30_000

/** The built server as operators run it, with its own empty data directory. */
export type RunningServer = {
  readonly url: string
  readonly dataDir: string
  readonly pid: () => number
  readonly output: () => string
  stop(): Promise<void>
  kill(): Promise<void>
  restart(env?: Record<string, string>): Promise<void>
  remove(): Promise<void>
}

export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  return startIn(await makeDataDir(), env, [])
}

/** For journeys: with an empty database made before (making one takes seconds), and code that is compiled quickly. */
export async function startPreparedServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await makeDataDir()
  await cp(await prepareTemplate(), dataDir, { recursive: true })
  return startIn(dataDir, env, quickStart)
}

function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'twisted-yarn-journey-'))
}

async function startIn(
  dataDir: string,
  env: Record<string, string>,
  flags: readonly string[],
): Promise<RunningServer> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  let output = ''
  let child: ChildProcess | null = null

  const start = async (more: Record<string, string> = {}) => {
    child = spawn(process.execPath, [...flags, program], {
      env: {
        PATH: process.env.PATH,
        BASE_URL: url,
        ...env,
        ...more,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
      },
    })
    for (const pipe of [child.stdout, child.stderr])
      pipe?.on('data', (data: Buffer) => (output += data.toString()))
    await untilReady(url, child, () => output)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  await start()
  return {
    url,
    dataDir,
    pid: () => child?.pid ?? 0,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    restart: start,
    async remove() {
      await end('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + longestStart
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The server was not ready in time:\n${output()}`)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}
