import { Hono } from 'hono'
import { fileNameOf } from '../../game/file-name.ts'
import { readLaughPlace } from '../../game/laughs.ts'
import { isProblem, type Problem, problem } from '../../game/problem.ts'
import { type LaughsAnswer, laughsBody } from '../../game/protocol.ts'
import { type Front } from '../front.ts'
import { addLaughs } from '../scripts/add-laughs.ts'
import { quoteLaugh } from '../scripts/quote-laugh.ts'
import { viewScript } from '../scripts/view-script.ts'
import { type AppEnv } from '../http/app-env.ts'
import { attachment } from '../http/attachment.ts'
import { problemResponse } from '../http/problem-response.ts'
import { readBody } from '../http/read-body.ts'
import { drawLaugh } from '../share-page/laugh/picture.ts'
import { type World } from '../world.ts'
import { type Pages } from './pages.ts'
import { readableScript } from './own-script.ts'

export function laughRoutes(
  world: Pick<World, 'scripts' | 'readers' | 'pieces' | 'laughs'> & Pick<Front, 'painter'>,
  pages: Pick<Pages, 'files'>,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  routes.get('/:id/laughs', async (c) => {
    const script = await readableScript(world, c.req.param('id'), c.get('player').id)
    if (isProblem(script)) return problemResponse(script)
    return answerLaughs(script.id)
  })

  routes.post('/:id/laughs', async (c) => {
    const read = await readBody(c, laughsBody)
    if (isProblem(read)) return problemResponse(read)
    const script = await readableScript(world, c.req.param('id'), c.get('player').id)
    if (isProblem(script)) return problemResponse(script)
    const refused = await addLaughs(world, script, read.body)
    if (refused) return problemResponse(refused)
    return answerLaughs(script.id)
  })

  // Private, as the script is: whoever may read it takes the picture along.
  routes.get('/:id/laughs/:place/picture', async (c) => {
    const script = await readableScript(world, c.req.param('id'), c.get('player').id)
    if (isProblem(script)) return problemResponse(script)
    const place = readLaughPlace(c.req.param('place'))
    const view = viewScript(script)
    const laughed = await quoteLaugh(world, view, place, c.req.query('reader') ?? '')
    if (isProblem(laughed)) return problemResponse(laughed)
    const card = pages.files.get(laughed.speaker?.card ?? '')?.body ?? null
    const drawn = await drawLaugh(world.painter, laughed, card)
    if (drawn === 'unreadable') return problemResponse(unreadable)
    if (drawn === 'busy') return problemResponse({ ...problem('unavailable'), retryAfter: 5 })
    return new Response(new Uint8Array(drawn), {
      headers: {
        'content-type': 'image/png',
        'content-disposition': attachment(fileNameOf(view.title, 'laugh', 'png')),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  })

  return routes

  async function answerLaughs(scriptId: string): Promise<Response> {
    const answer: LaughsAnswer = { laughs: await world.laughs.list(scriptId) }
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
  }
}

const unreadable: Problem = problem(
  'invalid-body',
  'This line has letters that our pictures cannot show. Copy it as text instead.',
)
