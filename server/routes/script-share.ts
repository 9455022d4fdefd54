import { Hono } from 'hono'
import { isProblem } from '../../game/problem.ts'
import { shareScript } from '../scripts/share.ts'
import { type AppEnv } from '../http/app-env.ts'
import { problemResponse } from '../http/problem-response.ts'
import { type World } from '../world.ts'
import { ownScript } from './own-script.ts'
import { viewScript } from '../scripts/view-script.ts'

export function scriptShareRoutes(
  world: Pick<World, 'scripts' | 'readers' | 'pieces' | 'shares' | 'newId'>,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  routes.post('/:id/share', async (c) => {
    const script = await ownScript(world, c.req.param('id'), c.get('player').id)
    if (isProblem(script)) return problemResponse(script)
    const failed = await shareScript(world, script)
    return failed ? problemResponse(failed) : answerScript(script.id, script.userId)
  })

  routes.delete('/:id/share', async (c) => {
    const script = await ownScript(world, c.req.param('id'), c.get('player').id)
    if (isProblem(script)) return problemResponse(script)
    await world.shares.unshare(script.id)
    return answerScript(script.id, script.userId)
  })

  return routes

  /** Read again: two presses at once are both told the link that stays. */
  async function answerScript(id: string, userId: string): Promise<Response> {
    const script = await ownScript(world, id, userId)
    if (isProblem(script)) return problemResponse(script)
    return Response.json(viewScript(script, userId), { headers: { 'cache-control': 'no-store' } })
  }
}
