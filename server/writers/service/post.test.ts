import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { post } from './post.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

async function ask(answer: (response: ServerResponse) => unknown, signal = new AbortController().signal) {
  server = createServer((request, response) => void request.resume().once('end', () => answer(response)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return post(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {}, '{}', signal)
}

async function tellTokens(response: ServerResponse, count: number): Promise<void> {
  for (let token = 0; token < count; token++) {
    response.write(`${token} `)
    await wait(5)
  }
  response.end()
}

const numbers = (count: number) => Array.from({ length: count }, (_, token) => `${token} `).join('')

it('reads what came during a rest at one go, all of it and in order', async () => {
  const { status, body } = await ask((response) => tellTokens(response, 100))
  const chunks: string[] = []
  for (let bytes = await body.read(); bytes; bytes = await body.read()) {
    chunks.push(Buffer.from(bytes).toString())
    await body.rest(wait(100))
  }
  expect([status, chunks.join('')]).toEqual([200, numbers(100)])
  expect(chunks.length).toBeLessThan(30)
})

it('gives after a rest all that had come by then', async () => {
  let sent = 0
  const { body } = await ask(async (response) => {
    for (; sent < 60; sent++) {
      response.write('.')
      await wait(5)
    }
    response.end()
  })
  let read = 0
  let most = 0
  for (let bytes = await body.read(); bytes; bytes = await body.read()) {
    read += bytes.length
    most = Math.max(most, sent - read)
    await body.rest(wait(100))
  }
  expect(read).toBe(60)
  expect(most).toBeLessThan(8) // of the twenty that come during a rest
})

it('uses a connection again that rested', async () => {
  const sockets = new Set<unknown>()
  const answer = (response: ServerResponse) => (sockets.add(response.socket), tellTokens(response, 3))
  let { body } = await ask(answer)
  const port = (server.address() as AddressInfo).port
  for (let call = 0; call < 3; call++) {
    while (await body.read()) await body.rest(wait(10))
    body = (await post(`http://127.0.0.1:${port}/`, {}, '{}', new AbortController().signal)).body
  }
  expect(sockets.size).toBe(1)
})

it('gives what came before the connection broke, then throws', async () => {
  const { body } = await ask(async (response) => {
    response.write('some')
    await wait(20)
    response.destroy()
  })
  await body.rest(wait(60))
  expect(Buffer.from((await body.read()) ?? []).toString()).toBe('some')
  await expect(body.read()).rejects.toThrow()
})

it('gives up at once when it is told to, also during a rest', async () => {
  const stop = new AbortController()
  let closed = () => {}
  const isClosed = new Promise<void>((resolve) => (closed = resolve))
  const { body } = await ask(
    (response) => (response.once('close', closed), response.write('some')),
    stop.signal,
  )
  const resting = body.rest(wait(2_000))
  const before = performance.now()
  stop.abort()
  await isClosed
  expect(performance.now() - before).toBeLessThan(500)
  void resting
})
