import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { problem } from '../../game/problem.ts'
import { request, send } from './request.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(listener: RequestListener): Promise<void> {
  const started = createServer(listener)
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL(`http://127.0.0.1:${(started.address() as AddressInfo).port}/`)
  server = started
}

const problemType = { 'content-type': 'application/problem+json' }

describe('request', () => {
  test('sends JSON and answers JSON', async () => {
    const seen: string[] = []
    await serve((asked, response) => {
      asked.on('data', (chunk: Buffer) =>
        seen.push(`${asked.method} ${asked.headers['content-type']} ${chunk.toString()}`),
      )
      asked.on('end', () => response.end('{"id":7}'))
    })
    expect(await request('/api/x', { method: 'POST', body: { a: 1 } })).toEqual({ id: 7 })
    expect(seen).toEqual(['POST application/json {"a":1}'])
  })

  test('sends what is answered with nothing, and takes nothing else for it', async () => {
    await serve(({ url }, response) => response.writeHead(url === '/api/x' ? 204 : 200).end())
    expect(await send('/api/x', { method: 'DELETE' })).toBeUndefined()
    expect(await send('/api/y', { method: 'DELETE' })).toEqual(problem('network'))
  })

  test('a problem, with the sentence and the wait', async () => {
    await serve((_asked, response) => {
      response.writeHead(429, { ...problemType, 'retry-after': '9' })
      response.end('{"code":"too-many-requests","title":"Too many","detail":"Wait."}')
    })
    expect(await request('/api/x')).toEqual({ code: 'too-many-requests', sentence: 'Wait.', retryAfter: 9 })
  })

  test.each([
    ['of a code that is unknown here', '{"code":"constructor","title":"?"}'],
    ['without a code', '{}'],
    ['that is null', 'null'],
  ])('a problem %s', async (_name, body) => {
    await serve((_asked, response) => response.writeHead(500, problemType).end(body))
    expect(await request('/api/x')).toMatchObject({ code: 'unexpected' })
  })

  test("a problem without words has the catalogue's", async () => {
    await serve((_asked, response) => response.writeHead(404, problemType).end('{"code":"not-found"}'))
    expect(await request('/api/x')).toEqual({ code: 'not-found', sentence: 'There is nothing here.' })
  })

  test.each<[string, RequestListener]>([
    ['a server that hangs up', (_asked, response) => response.destroy()],
    ['an answer that breaks off', (_asked, response) => breakOff(response)],
    [
      'a page in the place of the answer',
      (_asked, response) => response.end('<html>Welcome to the hotel</html>'),
    ],
    ['nothing', (_asked, response) => response.end()],
    ['nothing, and that on purpose', (_asked, response) => response.writeHead(204).end()],
    ['null', (_asked, response) => response.end('null')],
    ['a list', (_asked, response) => response.end('[]')],
    ['a word', (_asked, response) => response.end('"ok"')],
  ])('%s is a network error', async (_name, listener) => {
    await serve(listener)
    expect(await request('/api/x')).toEqual(problem('network'))
  })

  test('so is no server at all', async () => {
    await serve(() => undefined)
    await new Promise((resolve) => server?.close(resolve))
    expect(await request('/api/x')).toEqual(problem('network'))
  })

  test('and so is giving up', async () => {
    const gone = new AbortController()
    await serve(() => gone.abort())
    expect(await request('/api/x', { signal: gone.signal })).toEqual(problem('network'))
  })
})

function breakOff(response: Parameters<RequestListener>[1]): void {
  response.writeHead(200, { 'content-length': '100' })
  response.write('{"a":', () => response.destroy())
}
