import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A way to a service that a test can shut: whoever knows the service by `url` finds it away, and back. */
export type Gate = {
  readonly url: string
  /** Breaks all connections and refuses new ones, as a service that has been ended does. */
  refuse(): Promise<void>
  /** Swallows everything, and takes in new connections, as a network that has lost its way does. What hung stays so. */
  silence(): void
  /** New connections get through again. */
  open(): Promise<void>
  /** How many connections are open or hang. */
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
