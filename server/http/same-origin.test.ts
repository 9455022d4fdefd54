import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ScriptView } from '../../game/protocol.ts'
import { storeShared } from '../test/shared.ts'
import { type Visitor } from '../test/visitor.ts'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from '../test/database.ts'
import { openTestServer, type TestServer } from '../test/server.ts'
import { isSameOrigin } from './same-origin.ts'

const room = 'http://localhost:3000'
const host = 'https://yarn.example'

describe('where a request comes from', () => {
  it.each<[string, string, boolean, Record<string, string>]>([
    ['a page of the game', room, true, { host: 'localhost:3000', origin: room }],
    ['a phone in the room', room, true, { host: '192.168.1.5:3000', origin: 'http://192.168.1.5:3000' }],
    ['behind a proxy without a setting', room, true, { host: 'yarn.lan', origin: 'https://yarn.lan' }],
    ['another port', room, false, { host: 'localhost:3000', origin: 'http://localhost:4000' }],
    ['another site', room, false, { host: 'localhost:3000', origin: 'https://evil.example' }],
    ['a page without an origin', room, false, { host: 'localhost:3000', origin: 'null' }],
    ['nonsense', room, false, { host: 'localhost:3000', origin: 'http://' }],
    ['a program', room, true, { host: 'localhost:3000' }],
    [
      'a browser that sends no Origin',
      room,
      false,
      { host: 'localhost:3000', 'sec-fetch-site': 'cross-site' },
    ],
    ['a sister site', room, false, { host: 'localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['an address bar', room, true, { host: 'localhost:3000', 'sec-fetch-site': 'none' }],
    [
      'a lie about the site',
      room,
      false,
      { host: 'localhost:3000', 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    ],
    ['the public origin', host, true, { host: 'yarn.example', origin: host }],
    ['the same behind a proxy that changes Host', host, true, { host: 'app:3000', origin: host }],
    ['its plain brother', host, false, { host: 'yarn.example', origin: 'http://yarn.example' }],
    ['a subdomain', host, false, { host: 'yarn.example', origin: 'https://a.yarn.example' }],
    ['a name that was pointed here', host, false, { host: 'evil.example', origin: 'https://evil.example' }],
  ])('%s, at %s: %s', (_who, baseUrl, is, headers) => {
    expect(isSameOrigin(new Request(`${room}/api/scripts`, { method: 'POST', headers }), baseUrl)).toBe(is)
  })
})

describe('forms of other sites', () => {
  let database: Database
  let server: TestServer
  let ada: Visitor
  let path: string
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await openTestServer(database)
    ada = await server.guest()
    const { id } = await storeShared(server.world, {
      userId: (await ada.session())?.uid ?? '',
      title: 'Mine',
    })
    path = `/api/scripts/${id}`
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  const forms: readonly (readonly [type: string, body: string])[] = [
    ['text/plain', '{"title":"Yours","confirm":"Guest"}'],
    ['application/x-www-form-urlencoded', 'title=Yours&confirm=Guest'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name=title\r\n\r\nYours\r\n--x--',
    ],
    ['application/json', '{"title":"Yours","confirm":"Guest"}'],
    ['', '{"title":"Yours","confirm":"Guest"}'],
  ]
  const places = [
    ['POST', '/share'],
    ['POST', '/stop'],
    ['POST', '/versions'],
    ['POST', '/continuations'],
    ['POST', '/laughs'],
    ['POST', '/restoration'],
    ['PATCH', ''],
    ['DELETE', ''],
    ['DELETE', '/share'],
  ] as const

  it.each(forms)('of the type “%s” change nothing', async (type, body) => {
    const lies = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    const addresses = [
      ...places.map(([method, end]) => [method, path + end] as const),
      ['POST', '/api/scripts'] as const,
      ['DELETE', '/api/account'] as const,
      ['POST', '/api/auth/sign-out'] as const,
    ]
    for (const lie of lies)
      for (const [method, address] of addresses) {
        const headers = { ...lie, ...(type === '' ? {} : { 'content-type': type }) } as Record<string, string>
        const answer = await ada.send(new URL(address, server.url), {
          method,
          headers,
          body: Buffer.from(body),
        })
        expect(answer.status, `${method} ${address} ${JSON.stringify(lie)}`).toBe(403)
        expect(await answer.json()).toMatchObject({ code: 'foreign-origin' })
      }
    const script = (await (await ada.open(path)).json()) as ScriptView
    expect(script).toMatchObject({ title: 'Mine' })
  })

  it('are not read even when they say nothing of where they come from', async () => {
    for (const [type, body] of forms.slice(0, 3)) {
      const headers = { 'content-type': type }
      const answer = await ada.send(new URL(path, server.url), { method: 'PATCH', headers, body })
      expect(answer.status).toBe(415)
    }
  })
})
