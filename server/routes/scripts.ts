import { describeError } from '../describe-error.ts'
import { problemResponse } from '../http/problem-response.ts'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { isProblem, problem } from '../../game/problem.ts'
import { continueScriptBody, type PieceEvent, type ScriptView, startScriptBody } from '../../game/protocol.ts'
import { continueScript } from '../scripts/continue.ts'
import { followScript } from '../scripts/follow.ts'
import { startScript } from '../scripts/start.ts'
import { stopWriting } from '../scripts/stop-writing.ts'
import { allowScript } from '../http/allow-script.ts'
import { type EventStream, frame } from '../http/event-stream.ts'
import { type AppEnv } from '../http/app-env.ts'
import { readBody } from '../http/read-body.ts'
import { type StoredPiece } from '../store/pieces.ts'
import { type Front } from '../front.ts'
import { type World } from '../world.ts'
import { isScriptId, ownScript, readableScript } from './own-script.ts'
import { viewOpened, viewScript } from '../scripts/view-script.ts'

export function scriptRoutes(
  world: World & Pick<Front, 'limits' | 'trustedProxies' | 'streams' | 'metrics' | 'log'>,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  routes.post('/', async (c) => {
    const read = await readBody(c, startScriptBody)
    if (isProblem(read)) return problemResponse(read)
    const { id: player } = c.get('player')
    const started = await allowScript(world, c, () => startScript(world, player, read.body))
    if (isProblem(started)) return problemResponse(started)
    const { script, opening } = started
    return answerWith(viewOpened({ ...script, versions: [script.id] }, opening ? [opening] : [], player), 201)
  })

  routes.get('/:id', async (c) => {
    const { id: player } = c.get('player')
    const script = await readableScript(world, c.req.param('id'), player)
    if (isProblem(script)) return problemResponse(script)
    // The pieces after the state: a script that was over when it was read is whole.
    return answerWith(viewOpened(script, await world.pieces.readAfter(script.id, 0), player), 200)
  })

  routes.get('/:id/events', async (c) => {
    const id = c.req.param('id')
    const isThere = isScriptId(id) && (await world.scripts.isOf(c.get('player').id, id))
    if (!isThere) return problemResponse(problem('not-found'))
    // The framework writes the head, which is the whole answer.
    if (c.req.raw.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' })
    const after = pieceNumber(c.req.header('last-event-id') ?? c.req.query('after'))
    const stream = world.streams.open(c.env.outgoing, () => world.metrics.listenersDropped.inc())
    void send(stream, id, after)
    return RESPONSE_ALREADY_SENT
  })

  routes.post('/:id/continuations', async (c) => {
    const read = await readBody(c, continueScriptBody)
    if (isProblem(read)) return problemResponse(read)
    const script = await ownScript(world, c.req.param('id'), c.get('player').id)
    if (isProblem(script)) return problemResponse(script)
    const failed = await allowScript(world, c, () => continueScript(world, script.id, read.body))
    return failed ? problemResponse(failed) : answerScript(script.id, 201)
  })

  routes.post('/:id/stop', async (c) => {
    const script = await ownScript(world, c.req.param('id'), c.get('player').id)
    if (isProblem(script)) return problemResponse(script)
    await stopWriting(world, script.id)
    return answerScript(script.id, 200)
  })

  return routes

  /** To its owner. */
  async function answerScript(id: string, status: 200 | 201): Promise<Response> {
    const script = await world.scripts.look(id)
    return script
      ? answerWith(viewScript(script, script.userId), status)
      : problemResponse(problem('not-found'))
  }

  async function send(stream: EventStream, scriptId: string, after: number): Promise<void> {
    try {
      const send = (pieces: readonly StoredPiece[]) => stream.send(framesOf(pieces))
      const end = await followScript(world, scriptId, after, send, stream.signal)
      if (end) stream.send(frame('end', end))
    } catch (error) {
      world.log.warn({ error: describeError(error) }, 'a stream broke off; its listener follows on')
    } finally {
      stream.close()
    }
  }
}

function answerWith(script: ScriptView, status: 200 | 201): Response {
  const headers = { location: `/api/scripts/${script.id}`, 'cache-control': 'no-store' }
  return Response.json(script, { status, headers })
}

function eventOf({ n: _, ...event }: StoredPiece): PieceEvent {
  return event
}

// A piece is encoded once, however many listen.
const frames = new WeakMap<StoredPiece, Buffer>()

function framesOf(pieces: readonly StoredPiece[]): Buffer {
  const [first] = pieces
  return first && pieces.length === 1 ? frameOf(first) : Buffer.concat(pieces.map(frameOf))
}

function frameOf(piece: StoredPiece): Buffer {
  const encoded = frames.get(piece) ?? Buffer.from(frame('piece', eventOf(piece), piece.n))
  frames.set(piece, encoded)
  return encoded
}

function pieceNumber(text: string | undefined): number {
  const n = Number(text)
  return Number.isSafeInteger(n) && n > 0 && n < 2 ** 31 ? n : 0
}
