import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitBody } from './read-body.ts'

let server: ServerType
let port: number

beforeAll(async () => {
  const app = new Hono()
  app.use(limitBody)
  app.all('/', async (c) => c.text(`${(await c.req.text()).length} read`))
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

const most = 16 * 1024

/** As it stands on the wire. */
async function send(head: string, body: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${head}\r\n\r\n${body}`)
  let answer = ''
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString()))
  await once(socket, 'close')
  return answer
}
const sendLong = (length: number) => send(`Content-Length: ${length}`, 'a'.repeat(length))
const sendChunked = (length: number) =>
  send('Transfer-Encoding: chunked', `${length.toString(16)}\r\n${'a'.repeat(length)}\r\n0\r\n\r\n`)

test.each([
  ['of a told length', sendLong],
  ['in chunks, which tell no length', sendChunked],
])('a body %s is read up to the limit', async (_name, sendBody) => {
  expect(await sendBody(most)).toMatch(/^HTTP\/1\.1 200 [^]*16384 read/)
  expect(await sendBody(most + 1)).toMatch(/^HTTP\/1\.1 413 [^]*too-large/)
})

test('no body is no trouble', async () => {
  expect(await send('Content-Length: 0', '')).toMatch(/^HTTP\/1\.1 200 [^]*0 read/)
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('0 read')
})

test.each(['-1', '16384, 99999', '1e9', 'many', ''])('a length of “%s” passes nothing', async (length) => {
  expect(await send(`Content-Length: ${length}`, 'a'.repeat(most + 1))).toMatch(/^HTTP\/1\.1 4(?:00|13) /)
})

test('a body cannot be longer than it says', async () => {
  expect(await send('Content-Length: 2', 'a'.repeat(most + 1))).toMatch(/^HTTP\/1\.1 400 /)
  expect(await send('Content-Length: 2\r\nTransfer-Encoding: chunked', '0\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 /,
  )
})
