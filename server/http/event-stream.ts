import { type ServerResponse } from 'node:http'

/** In bytes. A listener that lets more wait is cut off; browsers reconnect and go on where they were. */
const mostWaiting = 1024 * 1024
const keepAliveMs = 15_000
const keepAlive = Buffer.from(': here\n\n')

export type EventStream = {
  /** Takes whole frames only. */
  send(frames: Uint8Array | string): void
  readonly signal: AbortSignal
  close(): void
}

export type EventStreams = {
  open(outgoing: ServerResponse, onSlow?: () => void): EventStream
  readonly size: () => number
  /** Listeners then reconnect to another instance. */
  hangUp(): void
  close(): void
}

export function createEventStreams(): EventStreams {
  const streams = new Set<EventStream>()
  const keepingAlive = setInterval(() => streams.forEach((stream) => stream.send(keepAlive)), keepAliveMs)
  const hangUp = () => streams.forEach((stream) => stream.close())

  return {
    open(outgoing, onSlow = () => {}) {
      const stream = openEventStream(outgoing, onSlow)
      streams.add(stream)
      outgoing.once('close', () => streams.delete(stream))
      return stream
    },
    size: () => streams.size,
    hangUp,
    close() {
      clearInterval(keepingAlive)
      hangUp()
    },
  }
}

/** The answer ends with its connection and is not chunked: all listeners get the same bytes, in one write each. */
function openEventStream(outgoing: ServerResponse, onSlow: () => void): EventStream {
  const gone = new AbortController()
  outgoing.removeHeader('transfer-encoding')
  outgoing.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  outgoing.write(`retry: ${1000 + Math.floor(Math.random() * 1000)}\n\n`)
  outgoing.once('close', () => gone.abort())
  // Straight to the socket: after the head there are only frames. It has none while an earlier answer still has it.
  const wire = outgoing.socket ?? outgoing

  return {
    send(frames) {
      if (outgoing.destroyed || outgoing.writableEnded) return
      wire.write(frames)
      if (wire.writableLength < mostWaiting) return
      outgoing.destroy()
      onSlow()
    },
    signal: gone.signal,
    close: () => outgoing.end(),
  }
}

/** JSON has no line breaks, which would end the data. */
export function frame(event: string, data: object, id?: number | string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
