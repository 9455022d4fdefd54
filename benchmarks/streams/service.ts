import { createServer, type ServerResponse } from 'node:http'
import { type Socket } from 'node:net'
import { sharedNow } from '../moment.ts'
import { serveProgram } from '../program.ts'
import { lastEvents, tokenEvent } from '../sample-script.ts'
import { actChunks, chunk, firstToken, streamTokensPerSecond } from './acts.ts'

/** `count` asks how many tokens were sent; `thinkMs` is the time before each answer from now on. */
export type ServiceQuestion = 'count' | { readonly thinkMs: number }

type Stream = {
  readonly response: ServerResponse
  readonly socket: Socket
  readonly chunks: readonly Buffer[]
  readonly begin: number
  told: number
}

const last = chunk(lastEvents)

/** Ready bytes, straight to the socket, so that it costs little itself. */
export function runStreamService(): void {
  let calls = 0
  let tokens = 0
  let thinkMs = 0
  const streams = new Set<Stream>()
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
      if (thinkMs === 0) beginAnswer(response)
      else setTimeout(beginAnswer, thinkMs, response)
    })
  })
  const beginAnswer = (response: ServerResponse) => {
    const { socket } = response
    if (!socket) return
    const act = calls++ % actChunks.length
    const begin = sharedNow()
    socket.write(chunk(tokenEvent(firstToken(act, begin))))
    tokens++
    const stream = { response, socket, chunks: actChunks[act] ?? [], begin, told: 0 }
    streams.add(stream)
    response.once('close', () => streams.delete(stream))
  }
  server.keepAliveTimeout = 60_000
  setInterval(() => {
    const now = sharedNow()
    for (const stream of streams) {
      const due = Math.floor(((now - stream.begin) * streamTokensPerSecond) / 1000)
      for (; stream.told < due && stream.told < stream.chunks.length; stream.told++, tokens++)
        stream.socket.write(stream.chunks[stream.told] ?? '')
      if (stream.told < stream.chunks.length) continue
      stream.socket.write(last)
      stream.response.end()
      streams.delete(stream)
    }
  }, 1)
  serveProgram(server, (question: ServiceQuestion) => {
    if (question !== 'count') thinkMs = question.thinkMs
    return tokens
  })
}
