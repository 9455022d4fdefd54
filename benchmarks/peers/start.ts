import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../journeys/test/server.ts'

export type Peers = 'beside' | 'left out'

export type PeerName = 'socket.io' | 'colyseus' | 'socket.io-rooms' | 'colyseus-rooms'

export type Peer = {
  readonly port: number
  readonly pid: number
  send(message: string): void
  end(): Promise<void>
}

export type LighthouseOptions = {
  readonly port: number
  readonly throttlingMethod: 'simulate' | 'devtools'
  readonly extraHeaders: Readonly<Record<string, string>>
}

export type LighthouseReport = {
  readonly finalDisplayedUrl: string
  readonly runtimeError?: { readonly message: string }
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

const folder = fileURLToPath(new URL('../../benchmarks/peers/', import.meta.url))

export async function startPeer(name: PeerName): Promise<Peer> {
  const child = run(`${name}.mjs`, [])
  const [port] = (await once(child, 'message')) as [number]
  return peerOf(child, port)
}

export async function startPortkey(): Promise<Peer> {
  const port = await freePort()
  const child = run('node_modules/@portkey-ai/gateway/build/start-server.js', [
    `--port=${port}`,
    '--headless',
  ])
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error('Portkey did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return peerOf(child, port)
}

export async function askLighthouse(url: string, options: LighthouseOptions): Promise<LighthouseReport> {
  const child = run('lighthouse.mjs', [])
  const answered = once(child, 'message')
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('Lighthouse gave no report')))
  child.send({ url, options })
  const [report] = (await Promise.race([answered, ended])) as [LighthouseReport | null]
  child.disconnect()
  await ended.catch(() => null)
  if (!report || report.runtimeError) throw new Error(`Lighthouse: ${report?.runtimeError?.message}`)
  return report
}

function run(program: string, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [`${folder}${program}`, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

function peerOf(child: ChildProcess, port: number): Peer {
  return {
    port,
    pid: child.pid ?? 0,
    send: (message) => void child.send(message),
    async end() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
