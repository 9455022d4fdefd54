import { type Readable } from 'node:stream'

/** Node's `Readable.toWeb` (20.20) ends the whole server when a reader goes away in mid-piece: it cannot be caught. */
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
