import { type ServerResponse } from 'node:http'

/** A listener that has not taken so many bytes is let go; it comes back by itself and follows on. */
const mostWaiting = 1024 * 1024
const keepAliveMs = 15_000

/** An open answer of server-sent events, written straight to the socket. */
export type EventStream = {
  /** Writes whole frames. False when the listener is gone or too slow. */
  send(frames: string): boolean
  /** Aborted when the listener is gone. */
  readonly signal: AbortSignal
  close(): void
}

/** `onSlow` is told when a listener is let go because it did not keep up. */
export function openEventStream(outgoing: ServerResponse, onSlow = () => {}): EventStream {
  const gone = new AbortController()
  outgoing.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  outgoing.write(`retry: ${1000 + Math.floor(Math.random() * 1000)}\n\n`)
  const keepAlive = setInterval(() => outgoing.write(': here\n\n'), keepAliveMs)
  outgoing.once('close', () => {
    clearInterval(keepAlive)
    gone.abort()
  })

  const send = (frames: string): boolean => {
    if (outgoing.destroyed || outgoing.writableEnded) return false
    outgoing.write(frames)
    if (outgoing.writableLength < mostWaiting) return true
    outgoing.destroy()
    onSlow()
    return false
  }
  return { send, signal: gone.signal, close: () => outgoing.end() }
}

/** One frame; `data` becomes JSON, which has no line breaks. */
export function frame(event: string, data: object, id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
