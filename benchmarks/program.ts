import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Server } from 'node:http'
import { type AddressInfo } from 'node:net'

/** A program of these benchmarks in a process of its own, so that its work is not counted as anybody else's. */
export type Program<Answer> = {
  readonly port: number
  /** What it has counted so far. */
  ask(): Promise<Answer>
  end(): Promise<void>
}

/** Starts the program that `main.ts` runs under this name. */
export async function startProgram<Answer>(name: string): Promise<Program<Answer>> {
  const child = fork(process.argv[1] ?? '', [name])
  const [port] = (await once(child, 'message')) as [number]
  return {
    port,
    async ask() {
      const answered = once(child, 'message')
      child.send('count')
      const [answer] = (await answered) as [Answer]
      return answer
    },
    async end() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

/** Within the program: listens on loopback, says where, and answers what it has counted until nobody asks any more. */
export function serveProgram(server: Server, count: () => unknown): void {
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
  process.on('message', () => process.send?.(count()))
  process.once('disconnect', () => process.exit(0))
}
