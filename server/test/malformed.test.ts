import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seededRandom } from '../../game/random.ts'
import { createApp } from '../app.ts'
import { type Visitor } from './visitor.ts'
import { type Database } from '../store/database.ts'
import { openTestDatabase } from './database.ts'
import { malform, type Malformed, type Target } from './malformed.ts'
import { openRoom } from './room.ts'
import { openTestServer, type TestServer } from './server.ts'
import { begin, listen, viewOf } from './stream.ts'
import { type Reply, say } from './wire.ts'

const requests = 20_000
const atOnce = 64

let database: Database
let server: TestServer
let owner: Visitor
let target: Target
beforeAll(async () => {
  database = await openTestDatabase()
  server = await openTestServer(database, { scriptsPerHour: 20, mostWriting: { byPlayer: 2, here: 4 } })
  owner = await server.guest()
  const { id } = await viewOf(await begin(owner))
  await listen(owner, server.url, id)
  const { share } = await viewOf(await owner.post(`/api/scripts/${id}/share`))
  const { code } = (await openRoom(owner, 'Ada')).room
  target = {
    routes: listRoutes(),
    places: { id, shareId: share?.split('/').at(-1) ?? '', format: 'txt', place: '0.0.1', code },
    host: new URL(server.url).host,
    cookie: owner.cookies(),
    bodies: [
      {},
      {
        mode: 'quick',
        rating: 'r-rated',
        cards: { characters: 'x', programs: 'y', settings: 'z' },
        players: [],
      },
      { title: 'Mine' },
      { from: 0, writer: 'house' },
      { laughs: [{ chapter: 0, act: 0, line: 0, count: 1 }] },
      { email: 'ada@example.org', password: 'secret' },
      { confirm: 'Somebody Else' },
      { name: 'Ada', setup: { mode: 'quick', rating: 'r-rated' } },
      { key: 'key-of-move', move: { is: 'join', name: 'Ada' } },
      { key: 'key-of-move', move: { is: 'advance', from: 0 } },
      { round: 1, chapter: 0, act: 0, line: 0, count: 1 },
    ],
  }
})
afterAll(async () => {
  await server.close()
  await database.close()
})

test('20,000 malformed requests: each is answered and its connection ends, none with a failure of ours', async ({
  annotate,
}) => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const port = Number(new URL(server.url).port)
  const random = seededRandom('malformed')
  const seen = new Map<string, number>()
  const wrong: string[] = []
  let left = requests
  const began = performance.now()
  const ask = async () => {
    while (left-- > 0) {
      const request = malform(random, target)
      const reply = await say(port, request.bytes, request.isHalf)
      const complaint = complain(request, reply)
      if (complaint) wrong.push(`${complaint}: ${request.bytes.subarray(0, 600).toString('latin1')}`)
      const kind = `${reply?.status ?? 'closed'}`
      seen.set(kind, (seen.get(kind) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  await annotate(`${Math.round(performance.now() - began)} ms; ${JSON.stringify(Object.fromEntries(seen))}`)
  expect(wrong).toEqual([])
  for (const status of ['200', '400', '401', '403', '404', '413', '415', '422', '429', '431'])
    expect(seen.get(status) ?? 0, status).toBeGreaterThan(10)
  expect((await owner.open('/api/session')).status).toBe(200)
  expect(server.logged.filter((line) => line.includes('"level":50'))).toEqual([])
  expect(printed).not.toHaveBeenCalled()
}, 300_000)

function complain({ path, isNoHttp }: Malformed, reply: Reply | null): string | null {
  if (!reply) return isNoHttp ? null : 'no answer'
  if (reply.status >= 500) return `${reply.status}`
  if (reply.status < 400 || !path.startsWith('/api/') || reply.type === '') return null
  return reply.type === 'application/problem+json' ? null : `${reply.status} ${reply.type}`
}

function listRoutes(): string[] {
  const app = createApp(server.world, server.front, {
    files: new Map(),
    inline: { styleHashes: [], scriptHashes: [] },
    shareStyle: '',
    isHttps: false,
  })
  const doors = ['sign-in/email', 'sign-up/email', 'sign-in/anonymous', 'sign-out', 'callback/google']
  return [
    ...app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
    ...doors.map((door) => `POST /api/auth/${door}`),
    'GET /api/auth/sign-in/google',
    'GET /api/nothing',
  ]
}
