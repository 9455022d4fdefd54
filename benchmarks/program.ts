import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Server } from 'node:http'
import { type AddressInfo } from 'node:net'

/** A process of its own, so that its work is not counted as the server's. */
export type Program<Answer> = {
  readonly port: number
  readonly pid: number
  ask(question?: unknown): Promise<Answer>
  end(): Promise<void>
}

export async function startProgram<Answer>(name: string): Promise<Program<Answer>> {
  const child = fork(process.argv[1] ?? '', [name], { serialization: 'advanced' })
  const [port] = (await once(child, 'message')) as [number]
  return {
    port,
    pid: child.pid ?? 0,
    async ask(question = 'count') {
      const answered = once(child, 'message')
      child.send(question as string)
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

export function serveProgram(server: Server, answer: (question: never) => unknown): void {
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
  process.on('message', (question) => {
    void Promise.resolve(answer(question as never)).then((told) => process.send?.(told))
  })
  process.once('disconnect', () => process.exit(0))
}
