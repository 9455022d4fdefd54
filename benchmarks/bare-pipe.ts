import { createServer, request } from 'node:http'
import { serveProgram } from './program.ts'

/** The least that a server can do: passes each request on to the address in its `x-service`, and the answer back. */
export function runBarePipe(): void {
  const server = createServer((asked, answer) => {
    const service = String(asked.headers['x-service'])
    const call = request(service, { method: 'POST', headers: { 'content-type': 'application/json' } })
    call.once('response', (reply) => {
      answer.writeHead(reply.statusCode ?? 502, { 'content-type': 'text/event-stream' })
      reply.pipe(answer)
    })
    call.on('error', () => answer.destroy())
    answer.once('close', () => call.destroy())
    asked.pipe(call)
  })
  serveProgram(server, () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  })
}
