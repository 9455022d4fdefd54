import { type Readable } from 'node:stream'

/**
 * The body of an answer that comes piece by piece. Node's own `Readable.toWeb` (20.20) throws where nobody can catch it
 * when a reader goes away while a piece is under way, and takes the whole server with it.
 */
export function streamBody(source: Readable): ReadableStream<Uint8Array> {
  let isOpen = true
  return new ReadableStream<Uint8Array>({
    start(controller) {
      source.on('data', (piece: Buffer) => {
        if (!isOpen) return
        controller.enqueue(new Uint8Array(piece))
        if ((controller.desiredSize ?? 0) <= 0) source.pause()
      })
      source.once('end', () => {
        if (isOpen) controller.close()
        isOpen = false
      })
      source.once('error', (error) => {
        if (isOpen) controller.error(error)
        isOpen = false
      })
    },
    pull() {
      source.resume()
    },
    cancel() {
      isOpen = false
      source.destroy()
    },
  })
}
