import { type ServerResponse } from 'node:http'

/** A listener that has not taken so many bytes is let go; it comes back by itself and follows on. */
const mostWaiting = 1024 * 1024
const keepAliveMs = 15_000
const keepAlive = Buffer.from(': here\n\n')

/** An open answer of server-sent events, written straight to the socket. */
export type EventStream = {
  /** Writes whole frames. A listener that is too slow is let go. */
  send(frames: Uint8Array | string): void
  /** Aborted when the listener is gone. */
  readonly signal: AbortSignal
  close(): void
}

/** The event streams that are open here. */
export type EventStreams = {
  /** `onSlow` is told when a listener is let go because it did not keep up. */
  open(outgoing: ServerResponse, onSlow?: () => void): EventStream
  readonly size: () => number
  /** Ends all of them, so that their listeners go elsewhere. */
  hangUp(): void
  close(): void
}

export function createEventStreams(): EventStreams {
  const streams = new Set<EventStream>()
  // One timer for all: a listener that only waits should cost next to nothing.
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

/**
 * The answer lasts as long as its connection: without a length of its own for each chunk, what is sent to all is the
 * same bytes for all, in one write each.
 */
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
  // Behind the head the connection carries nothing but frames. It has no socket yet while an earlier answer has it.
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

/** One frame; `data` becomes JSON, which has no line breaks. */
export function frame(event: string, data: object, id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
