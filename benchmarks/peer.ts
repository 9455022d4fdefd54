import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const programs = {
  'socket.io': 'socket-io.mjs',
  colyseus: 'colyseus.mjs',
} as const

export type Peer = {
  readonly port: number
  readonly pid: number
  send(message: string): void
  end(): Promise<void>
}

const folder = fileURLToPath(new URL('../../benchmarks/peers/', import.meta.url))

/** Starts one of those that the benchmarks stand beside, in a process of its own. */
export async function startPeer(name: keyof typeof programs): Promise<Peer> {
  const child = fork(`${folder}${programs[name]}`, [], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  })
  const [port] = (await once(child, 'message')) as [number]
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
