import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { isProblem, problem, type Problem } from '../../game/problem.ts'
import { moveBody, openRoomBody, roomLaughsBody } from '../../game/room/move.ts'
import { type Person, personOfUser } from '../../game/room/room.ts'
import { seeOwn, seeRoom, seesScript } from '../../game/room/see.ts'
import { type RoomAnswer } from '../../game/room/view.ts'
import { type Front } from '../front.ts'
import { type AppEnv } from '../http/app-env.ts'
import { peerOf } from '../http/peer-address.ts'
import { problemResponse } from '../http/problem-response.ts'
import { readBody } from '../http/read-body.ts'
import { type LiveRoom } from '../rooms/live-room.ts'
import { createFollower } from '../rooms/tell.ts'

type Rooms = Pick<Front, 'hall' | 'streams' | 'metrics' | 'clock' | 'limits' | 'trustedProxies'>

export function roomRoutes(front: Rooms): Hono<AppEnv> {
  const { hall, streams, metrics, clock, limits, trustedProxies } = front
  const routes = new Hono<AppEnv>()

  routes.post('/', async (c) => {
    const read = await readBody(c, openRoomBody)
    if (isProblem(read)) return problemResponse(read)
    const { name, setup } = read.body
    const user = c.get('player').id
    const opened = await hall.open(user, name, setup)
    return isProblem(opened) ? problemResponse(opened) : answerRoom(opened, user, 201)
  })

  routes.get('/:code', async (c) => {
    const room = await findOwn(c)
    return isProblem(room) ? problemResponse(room) : answerRoom(room, c.get('player').id, 200)
  })

  routes.post('/:code/moves', async (c) => {
    const read = await readBody(c, moveBody)
    if (isProblem(read)) return problemResponse(read)
    const user = c.get('player').id
    const answer = await tryCode(c, (room) => room.move(read.body, user))
    if (isProblem(answer)) return problemResponse(answer)
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
  })

  routes.post('/:code/laughs', async (c) => {
    const read = await readBody(c, roomLaughsBody)
    if (isProblem(read)) return problemResponse(read)
    const user = c.get('player').id
    const refused = await tryCode(c, async (room) => {
      if (!personIn(room, user)) await room.look()
      return personIn(room, user) ? room.laugh(read.body, user) : problem('no-such-room')
    })
    return refused ? problemResponse(refused) : c.body(null, 204, { 'cache-control': 'no-store' })
  })

  routes.get('/:code/events', async (c) => {
    const room = await findOwn(c)
    if (isProblem(room)) return problemResponse(room)
    const tab = c.req.query('tab') ?? ''
    if (!/^[\w-]{1,64}$/.test(tab)) return problemResponse(problem('invalid-body'))
    const person = personIn(room, c.get('player').id)
    if (!person) return problemResponse(problem('no-such-room'))
    // The framework writes the head, which is the whole answer.
    if (c.req.raw.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' })
    const stream = streams.open(c.env.outgoing, () => metrics.listenersDropped.inc())
    const now = clock.now().getTime()
    const lastEventId = c.req.header('last-event-id') ?? ''
    hall.follow(room, createFollower(person.id, tab, stream, { now, lastEventId }))
    return RESPONSE_ALREADY_SENT
  })

  return routes

  /** Only for those who are in it. What another instance has stored a moment ago counts. */
  function findOwn(c: Context<AppEnv>): Promise<LiveRoom | Problem> {
    const user = c.get('player').id
    return tryCode(c, async (room) => {
      await room.look()
      if (room.room().removed.includes(user)) return problem('removed-from-room')
      return personIn(room, user) ? room : problem('no-such-room')
    })
  }

  /** From outside, a code that opens nothing counts against the address; then no other is tried for a while. */
  async function tryCode<T>(c: Context<AppEnv>, enter: (room: LiveRoom) => Promise<T>): Promise<T | Problem> {
    const user = c.get('player').id
    const code = c.req.param('code') ?? ''
    const found = await hall.find(code, user)
    if (!isProblem(found) && personIn(found, user)) return enter(found)
    const miss = [['room-miss-by-peer', peerOf(c, trustedProxies)]] as const
    const refused = await limits.spend(miss)
    if (refused) return refused
    const answer = isProblem(found) ? found : await enter(found)
    if (!isProblem(answer) || answer.code !== 'no-such-room') await limits.refund(miss)
    return answer
  }
}

function personIn(live: LiveRoom, user: string): Person | null {
  const person = personOfUser(live.room(), user)
  return person && !person.hasLeft ? person : null
}

function answerRoom(live: LiveRoom, user: string, status: 200 | 201): Response {
  const room = live.room()
  const person = personIn(live, user)
  const you = person && seeOwn(room, person.id)
  if (!you) return problemResponse(problem('no-such-room'))
  const view = live.script()?.view() ?? null
  const script = seesScript(room, person) ? view : null
  const answer: RoomAnswer = { room: seeRoom(room), you, script }
  const headers = { location: `/api/rooms/${room.code}`, 'cache-control': 'no-store' }
  return Response.json(answer, { status, headers })
}
