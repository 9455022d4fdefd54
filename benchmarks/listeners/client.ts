import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { countLag, createLags, type Lags } from '../lags.ts'
import { sharedNow, unspell } from '../moment.ts'
import { serveProgram } from '../program.ts'

export type ListenerSource =
  | { readonly kind: 'game'; readonly port: number; readonly path: string; readonly cookie: string }
  | { readonly kind: 'socket.io' | 'colyseus'; readonly port: number }

export type ListenerQuestion =
  | { readonly open: ListenerSource; readonly count: number; readonly perSecond: number }
  | { readonly openSlow: ListenerSource; readonly bytesPerSecond: number }
  | { readonly measure: true }

/** Since the last question. */
export type ListenerAnswer = { readonly lags: Lags; readonly open: number }

const longestLagMs = 5_000
/** Frames of the WebSocket protocol: some servers drop clients that do not answer a ping. */
const ping = '\x89\x00'
const pong = Buffer.from('8a8000000000', 'hex')
const message = /At ([b-n]+)\./g

/** To be cheap it looks for the messages in the bytes and reads no frames. */
export function runListenerClient(): void {
  let lags = createLags(longestLagMs)
  const sockets = new Set<Socket>()

  const listen = async (source: ListenerSource): Promise<void> => {
    const hello = await prepareHello(source)
    await new Promise<void>((resolve, reject) => {
      const socket = connect(source.port, '127.0.0.1', () => socket.write(hello))
      let isAnswered = false
      socket.setNoDelay(true)
      socket.once('error', reject).once('close', () => sockets.delete(socket))
      socket.on('data', (bytes: Buffer) => {
        const now = sharedNow()
        const text = bytes.toString('latin1')
        if (!isAnswered) {
          isAnswered = true
          if (!/^HTTP\/1\.1 (?:101|200) /.test(text)) return reject(new Error(text.slice(0, 200)))
          socket.write(joins[source.kind])
          sockets.add(socket)
          resolve()
        }
        if (text.includes(ping)) socket.write(pong)
        for (const [, at = ''] of text.matchAll(message)) {
          countLag(lags, now - unspell(at))
        }
      })
    })
  }

  const openMany = async (source: ListenerSource, count: number, perSecond: number) => {
    const begin = performance.now()
    const listening: Promise<void>[] = []
    for (let n = 0; n < count; n++) {
      listening.push(listen(source))
      const due = begin + ((n + 1) * 1000) / perSecond
      if (due > performance.now())
        await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
    }
    await Promise.all(listening)
    return takeAnswer()
  }

  /** The bytes it does not read wait in the socket. */
  const openSlow = async (source: ListenerSource, bytesPerSecond: number) => {
    const onread = { buffer: Buffer.alloc(bytesPerSecond), callback: () => false }
    const socket = connect({ port: source.port, host: '127.0.0.1', onread })
    socket.write(await prepareHello(source))
    socket.on('error', () => {})
    setInterval(() => socket.resume(), 1000)
    return takeAnswer()
  }

  const takeAnswer = (): ListenerAnswer => {
    const answer = { lags, open: sockets.size }
    lags = createLags(longestLagMs)
    return answer
  }

  serveProgram(createServer(), (question: ListenerQuestion) => {
    if ('measure' in question) return takeAnswer()
    if ('openSlow' in question) return openSlow(question.openSlow, question.bytesPerSecond)
    return openMany(question.open, question.count, question.perSecond)
  })
}

/** WebSocket frames with which a client joins the peers; a masking key of zeros masks nothing. */
const joins = {
  game: Buffer.alloc(0),
  'socket.io': Buffer.from('8182000000003430', 'hex'), // text frame: 40
  colyseus: Buffer.from('8281000000000a', 'hex'), // binary frame: JOIN_ROOM
}

async function prepareHello(source: ListenerSource): Promise<string> {
  const to = (path: string, headers: string) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost:${source.port}\r\n${headers}\r\n`
  if (source.kind === 'game')
    return to(source.path, `Accept: text/event-stream\r\nCookie: ${source.cookie}\r\n`)
  const upgrade =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
  if (source.kind === 'socket.io') return to('/socket.io/?EIO=4&transport=websocket', upgrade)
  const seat = await fetch(`http://127.0.0.1:${source.port}/matchmake/joinOrCreate/script`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const { processId, roomId, sessionId } = (await seat.json()) as Record<string, string>
  return to(`/${processId}/${roomId}?sessionId=${sessionId}`, upgrade)
}
