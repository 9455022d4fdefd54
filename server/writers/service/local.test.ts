import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { findLocalService, tellHowToGetOne } from './local.ts'

let server: Server | null = null
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(answer: RequestListener): Promise<string> {
  const serving = createServer(answer)
  server = serving
  await new Promise<void>((resolve) => serving.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(serving.address() as AddressInfo).port}/v1`
}

const models =
  (...ids: unknown[]): RequestListener =>
  (request, response) => {
    response.writeHead(request.url === '/v1/models' ? 200 : 404)
    response.end(JSON.stringify({ object: 'list', data: ids.map((id) => ({ id })) }))
  }

test('a service on this computer is found, and the start says in one line how to use it', async () => {
  const baseUrl = await serve(models('llama3.2:3b', 'other'))
  const found = await findLocalService(baseUrl)
  expect(found).toEqual({ baseUrl, model: 'llama3.2:3b' })
  expect(tellHowToGetOne(found)).toBe(
    `House writer. For the AI on this computer: OPENAI_BASE_URL=${baseUrl} OPENAI_MODEL=llama3.2:3b npm start`,
  )
})

test.each<[string, RequestListener, string | null | undefined]>([
  ['has no model yet', models(), null],
  ['has a name that is none', models('$(rm -rf /)', '\u001b[2J', 4, 'good'), 'good'],
  ['is something else', (_, response) => response.writeHead(404).end(), undefined],
  ['speaks no JSON', (_, response) => response.end('<html>'), undefined],
  [
    'sends elsewhere',
    (_, response) => response.writeHead(302, { location: 'http://evil.example/' }).end(),
    undefined,
  ],
  ['says nothing', () => {}, undefined],
])('one that %s', async (_name, answer, model) => {
  const baseUrl = await serve(answer)
  const began = performance.now()
  expect((await findLocalService(baseUrl))?.model).toBe(model)
  expect(performance.now() - began).toBeLessThan(3_000)
})

test('none: the start says what it always said', async () => {
  expect(await findLocalService('http://127.0.0.1:9/v1')).toBeNull()
  expect(tellHowToGetOne(null)).toBe('House writer. Set OPENAI_API_KEY for an AI writer.')
})
