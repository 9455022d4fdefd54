import { Hono } from 'hono'
import { isProblem } from '../../game/problem.ts'
import { type LaughsAnswer, laughsBody } from '../../game/protocol.ts'
import { addLaughs } from '../scripts/add-laughs.ts'
import { type AppEnv } from '../http/app-env.ts'
import { problemResponse } from '../http/problem-response.ts'
import { readBody } from '../http/read-body.ts'
import { type World } from '../world.ts'
import { readableScript } from './own-script.ts'

export function laughRoutes(world: Pick<World, 'scripts' | 'readers' | 'pieces' | 'laughs'>): Hono<AppEnv> {
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

  return routes

  async function answerLaughs(scriptId: string): Promise<Response> {
    const answer: LaughsAnswer = { laughs: await world.laughs.list(scriptId) }
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
  }
}
