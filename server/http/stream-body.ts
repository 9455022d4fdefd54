import { type Readable } from 'node:stream'

/**
 * Instead of Node's `Readable.toWeb` (20.20): when a reader goes away in the middle of a piece, that one throws where it
 * cannot be caught, and ends the whole server.
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
