import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CardsAnswer, type ScriptView } from '../../game/protocol.ts'
import { createApp } from '../app.ts'
import { Visitor } from './visitor.ts'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from './database.ts'
import { stagePage } from './shared.ts'
import { openRoom } from './room.ts'
import { openTestServer, type TestServer } from './server.ts'
import { listen } from './stream.ts'

/**
 * Every route, and what it answers to whoever is signed out, to a player whose script it is not, and to its owner. The
 * order is that in which the owner asks: what deletes comes last.
 */
type Row = readonly [route: string, signedOut: number, other: number, owner: number, body: object]

const anybody: readonly Row[] = [
  ['GET /healthz', 200, 200, 200, {}],
  ['GET /readyz', 200, 200, 200, {}],
  ['GET /metrics', 200, 200, 200, {}],
  ['GET /api/session', 200, 200, 200, {}],
  ['GET /api/cards', 200, 200, 200, {}],
  ['GET /api/cards/:hash', 200, 200, 200, {}],
  ['GET /s/:shareId', 200, 200, 200, {}],
  ['GET /s/:shareId/picture.png', 200, 200, 200, {}],
  ['GET /s/:shareId/read', 200, 200, 200, {}],
  ['GET /s/:shareId/script', 200, 200, 200, {}],
]
const players: readonly Row[] = [
  ['GET /api/contact', 401, 200, 200, {}],
  ['GET /api/account', 401, 200, 200, {}],
  ['GET /api/scripts', 401, 200, 200, {}],
  ['POST /api/scripts', 401, 422, 422, {}],
  ['POST /api/rooms', 401, 422, 422, {}],
]
const owners: readonly Row[] = [
  ['GET /api/rooms/:code', 401, 404, 200, {}],
  // Whoever is in it must name the tab.
  ['GET /api/rooms/:code/events', 401, 404, 422, {}],
  ['POST /api/rooms/:code/moves', 401, 404, 200, { key: 'key-of-move', move: { is: 'agree' } }],
  // Nothing is performed yet.
  [
    'POST /api/rooms/:code/laughs',
    401,
    404,
    409,
    { round: 1, laughs: [{ chapter: 0, act: 0, line: 0, count: 1 }] },
  ],
  ['GET /api/scripts/:id', 401, 404, 200, {}],
  ['GET /api/scripts/:id/events', 401, 404, 200, {}],
  ['GET /api/scripts/:id/laughs', 401, 404, 200, {}],
  ['POST /api/scripts/:id/laughs', 401, 404, 200, { laughs: [{ chapter: 0, act: 0, line: 0, count: 1 }] }],
  ['GET /api/scripts/:id/laughs/:place/picture', 401, 404, 200, {}],
  ['GET /api/scripts/:id/exports/:format', 401, 404, 200, {}],
  ['PATCH /api/scripts/:id', 401, 404, 200, { title: 'Mine' }],
  ['POST /api/scripts/:id/share', 401, 404, 200, {}],
  ['DELETE /api/scripts/:id/share', 401, 404, 200, {}],
  ['POST /api/scripts/:id/versions', 401, 404, 201, { from: 0 }],
  ['POST /api/scripts/:id/continuations', 401, 404, 201, {}],
  ['POST /api/scripts/:id/stop', 401, 404, 200, {}],
  ['DELETE /api/scripts/:id', 401, 404, 204, {}],
  ['POST /api/scripts/:id/restoration', 401, 404, 200, {}],
  // Each has their own account, and must name it.
  ['DELETE /api/account', 401, 422, 204, {}],
]
const email = 'ada@example.com'

/** What somebody may do with a script that they have read in its owner's room. */
const reader: { readonly [route: string]: number } = {
  'GET /api/scripts/:id': 200,
  'GET /api/scripts/:id/events': 200,
  'GET /api/scripts/:id/laughs': 200,
  'POST /api/scripts/:id/laughs': 200,
  'GET /api/scripts/:id/laughs/:place/picture': 200,
  'GET /api/scripts/:id/exports/:format': 200,
  'PATCH /api/scripts/:id': 403,
  'POST /api/scripts/:id/share': 403,
  'DELETE /api/scripts/:id/share': 403,
  'POST /api/scripts/:id/versions': 403,
  'POST /api/scripts/:id/continuations': 403,
  'POST /api/scripts/:id/stop': 403,
  // Their own shelf only.
  'DELETE /api/scripts/:id': 204,
  'POST /api/scripts/:id/restoration': 200,
}

/** What may be kept: the cards are the same for all players. */
const isForEverybody = /^\/api\/cards/

const afterTheFirst: { readonly [route: string]: number } = {
  'DELETE /api/scripts/:id': 404,
  'DELETE /api/account': 401,
}

describe.each(['a guest', 'an account'] as const)('who may do what, when the owner is %s', (kind) => {
  let database: Database
  let server: TestServer
  let places: { readonly [name: string]: string }
  const visitors: Record<'signedOut' | 'other' | 'reader' | 'owner', Visitor> = {} as never

  beforeAll(async () => {
    database = await openTestDatabase()
    server = await openTestServer(database, {}, { files: new Map([['/app.html', stagePage]]) })
    Object.assign(visitors, {
      signedOut: new Visitor(server.url),
      other: await server.guest(),
      reader: await server.guest(),
      owner: kind === 'a guest' ? await server.guest() : await signUp(),
    })
    const { owner } = visitors
    const cards = (await (await owner.open('/api/cards')).json()) as CardsAnswer
    const ids = Object.fromEntries(Object.entries(cards).map(([category, [card]]) => [category, card?.id]))
    const begun = await owner.post('/api/scripts', { mode: 'quick', rating: 'family-friendly', cards: ids })
    const { id } = (await begun.json()) as ScriptView
    await listen(owner, server.url, id)
    const shared = (await (await owner.post(`/api/scripts/${id}/share`)).json()) as ScriptView
    const { code } = (await openRoom(owner, 'Ada')).room
    places = {
      id,
      shareId: shared.share?.split('/').at(-1) ?? '',
      format: 'txt',
      place: '0.0.1',
      hash: 'any',
      code,
    }
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  async function signUp(): Promise<Visitor> {
    const visitor = new Visitor(server.url)
    await visitor.post('/api/auth/sign-up/email', { email, password: 'enchantress' })
    return visitor
  }

  async function ask(visitor: Visitor, route: string, body: object): Promise<number> {
    const [method = '', pattern = ''] = route.split(' ')
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => places[name] ?? '')
    const isQuiet = method === 'GET'
    const answer = await visitor.send(new URL(path, server.url), {
      method,
      headers: isQuiet ? {} : { 'content-type': 'application/json', origin: server.url },
      ...(isQuiet ? {} : { body: JSON.stringify(body) }),
    })
    await answer.arrayBuffer()
    if (isQuiet && pattern.startsWith('/api/') && !isForEverybody.test(pattern))
      expect(answer.headers.get('cache-control'), route).toContain('no-store')
    return answer.status
  }

  it('is written down for every route that there is', () => {
    const app = createApp(server.world, server.front, {
      files: new Map(),
      inline: { styleHashes: [], scriptHashes: [] },
      shareStyle: '',
      isHttps: false,
    })
    const routes = app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`)
    const written = [...anybody, ...players, ...owners].map(([route]) => route)
    expect([...new Set(routes)].filter((route) => !isPage(route)).toSorted()).toEqual(written.toSorted())
  })

  const ofScripts = owners.filter(([route]) => route.includes(':id'))
  it.each(ofScripts)(
    '%s by somebody who was in the room',
    async (route, _signedOut, _other, _owner, body) => {
      const { uid = '' } = (await visitors.reader.session()) ?? {}
      await server.world.readers.add(places['id'] ?? '', [uid])
      expect(await ask(visitors.reader, route, body)).toBe(reader[route])
    },
  )

  it.each([...anybody, ...players, ...owners])('%s', async (route, signedOut, other, owner, body) => {
    const isAccount = route === 'DELETE /api/account'
    expect(await ask(visitors.signedOut, route, body)).toBe(signedOut)
    expect(await ask(visitors.other, route, isAccount ? { confirm: 'Somebody Else' } : body)).toBe(other)
    const called = kind === 'a guest' ? 'Guest' : email
    // What is only set up for the first call has failed from the second on.
    const answers: number[] = []
    for (let time = 0; time < 3; time++) {
      if (route.startsWith('POST') && time > 0) await listen(visitors.owner, server.url, places['id'] ?? '')
      answers.push(await ask(visitors.owner, route, isAccount ? { confirm: called } : body))
    }
    const again = afterTheFirst[route] ?? owner
    expect(answers).toEqual([owner, again, again])
    // An address that exists for its owner only must look like one that exists for nobody.
    if (!/:(?:id|code)/.test(route)) return
    const mine = places
    places = { ...places, id: 'nothing', code: 'nothing' }
    expect(await ask(visitors.other, route, body)).toBe(other)
    places = mine
  })

  it.each([
    ['POST', 'sign-up/email', [204, 422, 422]],
    ['POST', 'sign-in/email', [204, 204, 204]],
    ['POST', 'sign-out', [204, 204, 204]],
    ['POST', 'sign-in/anonymous', [204, 204, 204]],
    ['GET', 'sign-in/google', [400, 400, 400]],
    ['GET', 'callback/google', [400, 400, 400]],
    ['GET', 'nothing', [404, 404, 404]],
  ])('%s /api/auth/%s', async (method, door, statuses) => {
    const ada = new Visitor(server.url)
    const credentials = { email: 'doors@example.org', password: 'correct horse' }
    const answers: number[] = []
    for (const _ of statuses) answers.push(await ask(ada, `${method} /api/auth/${door}`, credentials))
    expect(answers).toEqual(statuses)
  })

  it.each(['POST', 'PATCH', 'DELETE', 'PUT'])('refuses %s from another site', async (method) => {
    for (const path of ['/api/scripts', `/api/scripts/${places['id']}`, '/api/account']) {
      const answer = await visitors.owner.send(new URL(path, server.url), {
        method,
        headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
        body: '{}',
      })
      expect(answer.status).toBe(403)
    }
  })
})

/** What the browser's own code comes from: open to anybody, and nobody's. */
function isPage(route: string): boolean {
  return /^(?:GET|HEAD) \/\*?$/.test(route)
}
