import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { serve, type ServerType } from '@hono/node-server'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { type AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppEnv } from '../http/app-env.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { pageRoutes, readPages } from './pages.ts'

describe('pages and files', () => {
  let folder: string
  let server: ServerType
  let port: number
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'twisted-yarn-pages-'))
    const script = 'export const a = 1\n'.repeat(100)
    for (const page of ['index', 'auth', 'join', 'app'])
      await writeFile(join(folder, `${page}.html`), `<p>${page}</p>`)
    await writeFile(join(folder, 'csp.json'), '{"styleHashes":["sha256-abc"],"scriptHashes":["sha256-def"]}')
    await writeFile(join(folder, 'app.js'), script)
    await writeFile(join(folder, 'app.js.br'), brotliCompressSync(script))
    const pages = await readPages(folder, false)
    const app = new Hono<AppEnv>().use(securityHeaders(pages.inline, false)).route('/', pageRoutes(pages))
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterAll(async () => {
    server.close()
    await rm(folder, { recursive: true })
  })

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const [answer] = (await once(get({ port, path, headers, agent: false }), 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
  }

  it.each([
    ['/', 'index'],
    ['/auth', 'auth'],
    ['/auth/', 'auth'],
    ['/Auth', 'auth'],
    ['//', 'index'],
    ['//auth', 'app'],
    ['/join', 'join'],
    ['/Room/bcdf/', 'join'],
    ['/room', 'app'],
    ['/room/bcdf/more', 'app'],
    ['/quickgame?script=x', 'app'],
    ['/no/such/place', 'app'],
    ['/about.html', 'app'],
    ['/index.html', 'app'],
    ['/j.smith', 'app'],
  ])('answers %s with the page %s, not to be kept, under the policy', async (path, page) => {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(200)
    expect(body.toString()).toBe(`<p>${page}</p>`)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-def'; style-src 'self' 'sha256-abc'; /,
    )
  })

  it('answers a file compressed, with what a file needs, and not again when it is known', async () => {
    const { headers, body } = await ask('/app.js', { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('br')
    expect(headers['vary']).toBe('accept-encoding')
    expect(brotliDecompressSync(body).toString()).toMatch(/^export const a/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toBeUndefined()
    const again = await ask('/app.js', { 'if-none-match': headers.etag ?? '' })
    expect(again.status).toBe(304)
    expect((await ask('/app.js')).headers['content-encoding']).toBeUndefined()
  })

  it.each([
    '/missing.js',
    '/../csp.json',
    '/%2e%2e/csp.json',
    '/assets/../../package.json',
    '/csp.json',
    '/assets/x',
  ])('has nothing at %s', async (path) => expect((await ask(path)).status).toBe(404))
})
