import { connect, type Socket } from 'node:net'

/** One connection of a device; what it hears is looked for in the bytes, to be cheap. */
export type Wire = { write(bytes: Buffer | string): void; end(): void }

/** Frames of the WebSocket protocol: some servers drop clients that do not answer a ping. */
const ping = '\x89\x00'
const pong = Buffer.from('8a8000000000', 'hex')
/** Socket.IO's own, in a text frame. */
const socketIoPing = '\x81\x012'
const socketIoPong = Buffer.from('81810000000033', 'hex')

/** Opens when the head of the answer has come. `hear` gets what came since, with the end of what came before. */
export function openWire(port: number, hello: string, hear: (text: string) => void): Promise<Wire> {
  return new Promise((resolve, reject) => {
    let rest = ''
    let isAnswered = false
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(hello))
    socket.setNoDelay(true)
    socket.once('error', reject)
    socket.on('data', (bytes: Buffer) => {
      const text = rest + bytes.toString('latin1')
      if (!isAnswered) {
        isAnswered = true
        if (!/^HTTP\/1\.1 (?:101|200) /.test(text)) return reject(new Error(text.slice(0, 300)))
        resolve({ write: (written) => void socket.write(written), end: () => socket.destroy() })
      }
      if (text.includes(ping)) socket.write(pong)
      if (text.endsWith(socketIoPing)) socket.write(socketIoPong)
      hear(text)
      rest = text.slice(-longestMark)
    })
  })
}

/** No mark that is looked for is longer; one that is seen twice says nothing new. */
const longestMark = 120

/** Requests are sent one after another on a kept connection, as by a browser; refused answers are told. An answer resolves. */
export function openRequests(
  port: number,
  cookie: string,
  refused: (head: string) => void,
): (path: string, body: object) => Promise<void> {
  let socket: Socket | null = null
  const answered: (() => void)[] = []
  const close = () => {
    socket = null
    for (const resolve of answered.splice(0)) resolve()
  }
  const open = (): Socket => {
    const opened = connect(port, '127.0.0.1').setNoDelay(true)
    opened.on('data', (bytes: Buffer) => {
      const text = bytes.toString('latin1')
      if (/HTTP\/1\.1 [45]/.test(text)) refused(text.slice(0, 400))
      for (const _ of text.matchAll(/HTTP\/1\.1 /g)) answered.shift()?.()
    })
    // The server closes a connection that has been idle for some seconds.
    opened.on('error', () => {}).once('close', close)
    opened.once('end', close)
    return opened
  }
  const head = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${length}\r\nCookie: ${cookie}\r\n\r\n`
  return (path, body) => {
    const text = JSON.stringify(body)
    socket ??= open()
    socket.write(head(path, Buffer.byteLength(text)) + text)
    return new Promise((resolve) => answered.push(resolve))
  }
}

/** A masking key of zeros masks nothing; for fewer than 126 bytes. */
export function frameOf(payload: Buffer, isText: boolean): Buffer {
  return Buffer.concat([Buffer.from([isText ? 0x81 : 0x82, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}
