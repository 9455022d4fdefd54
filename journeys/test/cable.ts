import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy between browser and server that can be cut. */
export type Cable = {
  readonly url: string
  /** Also refuses new connections. */
  cut(): void
  mend(): void
  remove(): Promise<void>
}

export async function layCable(serverUrl: string): Promise<Cable> {
  const port = Number(new URL(serverUrl).port)
  const sockets = new Set<Socket>()
  let isCut = false
  const end = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(end, 'listening')
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://localhost:${(end.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      breakAll()
    },
    mend: () => void (isCut = false),
    async remove() {
      end.close()
      breakAll()
      await once(end, 'close')
    },
  }
}
