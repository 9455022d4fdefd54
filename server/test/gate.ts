import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A way to a service that a test can shut: whoever knows the service by `url` finds it away, and back. */
export type Gate = {
  readonly url: string
  refuse(): Promise<void>
  /** Swallows everything, also on new connections. What hung stays so. */
  silence(): void
  open(): Promise<void>
  size(): number
  close(): Promise<void>
}

export async function openGate(service: string): Promise<Gate> {
  const far = new URL(service)
  const sockets = new Set<Socket>()
  let isSilent = false
  let server = await listen(0)
  const { port } = server.address() as AddressInfo

  async function listen(at: number): Promise<Server> {
    const fresh = createServer(pass).listen(at, '127.0.0.1')
    await once(fresh, 'listening')
    return fresh
  }
  function pass(near: Socket): void {
    keep(near)
    if (isSilent) return
    const beyond = keep(connect(Number(far.port), far.hostname))
    near.pipe(beyond).pipe(near)
    near.once('close', () => beyond.destroy())
    beyond.once('close', () => near.destroy())
  }
  function keep(socket: Socket): Socket {
    sockets.add(socket.on('error', () => {}).once('close', () => sockets.delete(socket)))
    return socket
  }
  async function shut(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.resetAndDestroy()
    await closed
  }

  const near = new URL(service)
  near.hostname = '127.0.0.1'
  near.port = String(port)
  return {
    url: near.href,
    refuse: shut,
    silence() {
      isSilent = true
      for (const socket of sockets) socket.unpipe().removeAllListeners('close').pause()
    },
    async open() {
      isSilent = false
      if (!server.listening) server = await listen(port)
    },
    size: () => sockets.size,
    close: shut,
  }
}
