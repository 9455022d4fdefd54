import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { isProblem, problem, type Problem } from '../../game/problem.ts'
import { moveBody, openRoomBody } from '../../game/room/move.ts'
import { personOfUser } from '../../game/room/room.ts'
import { seeOwn, seeRoom, seesScript } from '../../game/room/see.ts'
import { type RoomAnswer } from '../../game/room/view.ts'
import { type Front } from '../front.ts'
import { type AppEnv } from '../http/app-env.ts'
import { problemResponse } from '../http/problem-response.ts'
import { readBody } from '../http/read-body.ts'
import { type LiveRoom } from '../rooms/live-room.ts'
import { createFollower } from '../rooms/tell.ts'

export function roomRoutes(front: Pick<Front, 'hall' | 'streams' | 'metrics' | 'clock'>): Hono<AppEnv> {
  const { hall, streams, metrics, clock } = front
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
    const room = await hall.find(c.req.param('code'), user)
    if (isProblem(room)) return problemResponse(room)
    const answer = await room.move(read.body, user)
    if (isProblem(answer)) return problemResponse(answer)
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
  })

  routes.get('/:code/events', async (c) => {
    const room = await findOwn(c)
    if (isProblem(room)) return problemResponse(room)
    // The framework writes the head, which is the whole answer.
    if (c.req.raw.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' })
    const tab = c.req.query('tab') ?? ''
    if (!/^[\w-]{1,64}$/.test(tab)) return problemResponse(problem('invalid-body'))
    const person = personOfUser(room.room(), c.get('player').id)
    if (!person) return problemResponse(problem('no-such-room'))
    const stream = streams.open(c.env.outgoing, () => metrics.listenersDropped.inc())
    const now = clock.now().getTime()
    const lastEventId = c.req.header('last-event-id') ?? ''
    room.follow(createFollower(person.id, tab, stream, { now, lastEventId }))
    return RESPONSE_ALREADY_SENT
  })

  return routes

  /** Only for those who are in it. What another instance has stored a moment ago counts. */
  async function findOwn(c: Context<AppEnv>): Promise<LiveRoom | Problem> {
    const user = c.get('player').id
    const room = await hall.find(c.req.param('code') ?? '', user)
    if (isProblem(room)) return room
    await room.look()
    if (room.room().removed.includes(user)) return problem('removed-from-room')
    const person = personOfUser(room.room(), user)
    return person && !person.hasLeft ? room : problem('no-such-room')
  }
}

function answerRoom(live: LiveRoom, user: string, status: 200 | 201): Response {
  const room = live.room()
  const person = personOfUser(room, user)
  const you = person && seeOwn(room, person.id)
  if (!person || !you) return problemResponse(problem('no-such-room'))
  const view = live.script()?.view() ?? null
  const script = seesScript(room, person) ? view : null
  const answer: RoomAnswer = { room: seeRoom(room), you, script }
  const headers = { location: `/api/rooms/${room.code}`, 'cache-control': 'no-store' }
  return Response.json(answer, { status, headers })
}
