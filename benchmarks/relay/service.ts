import { createServer, type ServerResponse } from 'node:http'
import { serveProgram } from '../program.ts'
import { lastEvents, sampleActs, tokenEvent, tokensOf } from '../sample-script.ts'

export const tokensPerSecond = 100

export function runTokenService(): void {
  const acts = sampleActs.map((act) => tokensOf(act).map(tokenEvent))
  let calls = 0
  let tokens = 0
  const server = createServer((request, response) => {
    request.resume().once('end', () => answer(acts[calls++ % acts.length] ?? [], response, () => tokens++))
  })
  serveProgram(server, () => tokens)
}

function answer(events: readonly string[], response: ServerResponse, count: () => void): void {
  const begin = performance.now()
  let told = 0
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const timer = setInterval(() => {
    const due = Math.min(events.length, Math.ceil(((performance.now() - begin) * tokensPerSecond) / 1000))
    for (; told < due; told++) {
      response.write(events[told])
      count()
    }
    if (told < events.length) return
    clearInterval(timer)
    response.end(lastEvents)
  }, 1000 / tokensPerSecond)
  response.once('close', () => clearInterval(timer))
}
