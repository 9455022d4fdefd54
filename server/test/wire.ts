import { connect } from 'node:net'

export type Reply = { readonly status: number; readonly type: string; readonly body: string }

const longestMs = 60_000

export function say(port: number, bytes: Buffer, isHalf: boolean): Promise<Reply | null> {
  return new Promise((resolve, reject) => {
    const heard: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes)
      if (isHalf) setTimeout(() => socket.end(), 20)
    })
    const hang = setTimeout(() => {
      socket.destroy()
      reject(new Error(`left open: ${bytes.subarray(0, 300).toString('latin1')}`))
    }, longestMs)
    socket.on('data', (some) => heard.push(some))
    socket.on('error', () => {}) // reset: closed as well
    socket.once('close', () => {
      clearTimeout(hang)
      resolve(read(Buffer.concat(heard).toString('latin1')))
    })
  })
}

function read(text: string): Reply | null {
  const answer = text.replace(/^(?:HTTP\/1\.1 1\d\d[^]*?\r\n\r\n)+/, '')
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0)
  if (status === 0) return null
  const end = answer.indexOf('\r\n\r\n')
  const head = answer.slice(0, end)
  const type = /\r\ncontent-type: ([^\r]*)/i.exec(head)?.[1] ?? ''
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  return { status, type, body: answer.slice(end + 4, end + 4 + length) }
}
