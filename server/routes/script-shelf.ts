import { Hono } from 'hono'
import * as v from 'valibot'
import { isProblem, problem } from '../../game/problem.ts'
import { renameScriptBody, type ScriptListAnswer, scriptListQuery } from '../../game/protocol.ts'
import { deleteScript } from '../scripts/delete.ts'
import { type AppEnv } from '../http/app-env.ts'
import { problemResponse } from '../http/problem-response.ts'
import { readBody } from '../http/read-body.ts'
import { type World } from '../world.ts'
import { isScriptId, ownScript, readableScript } from './own-script.ts'
import { viewScript, viewSummary } from '../scripts/view-script.ts'

const mostListed = 24

export function scriptShelfRoutes(world: Pick<World, 'scripts' | 'readers' | 'shelf' | 'bus'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  routes.get('/', async (c) => {
    const read = v.safeParse(scriptListQuery, c.req.query())
    if (!read.success) return problemResponse(problem('invalid-body'))
    const { search, after } = read.output
    const { id: userId } = c.get('player')
    const rows = await world.shelf.list(userId, { search, after, most: mostListed + 1 })
    const listed = rows.slice(0, mostListed)
    const next = rows.length > mostListed ? (listed.at(-1)?.id ?? null) : null
    c.header('cache-control', 'no-store')
    return c.json({ scripts: listed.map((row) => viewSummary(row, userId)), next } satisfies ScriptListAnswer)
  })

  routes.patch('/:id', async (c) => {
    const read = await readBody(c, renameScriptBody)
    if (isProblem(read)) return problemResponse(read)
    const script = await ownScript(world, c.req.param('id'), c.get('player').id)
    if (isProblem(script)) return problemResponse(script)
    await world.shelf.rename(script.id, script.userId, read.body.title)
    return answerScript(script.id, script.userId)
  })

  routes.delete('/:id', async (c) => {
    const { id: userId } = c.get('player')
    const script = await readableScript(world, c.req.param('id'), userId)
    if (isProblem(script)) return problemResponse(script)
    if (script.userId === userId) await deleteScript(world, script.id, userId)
    else await world.readers.hide(script.id, userId)
    return c.body(null, 204)
  })

  // readableScript does not find what was deleted; the shelf and the readers check whose it is themselves.
  routes.post('/:id/restoration', async (c) => {
    const id = c.req.param('id')
    const { id: userId } = c.get('player')
    const isBack =
      isScriptId(id) && ((await world.shelf.restore(id, userId)) || (await world.readers.show(id, userId)))
    return isBack ? answerScript(id, userId) : problemResponse(problem('not-found'))
  })

  return routes

  async function answerScript(id: string, userId: string): Promise<Response> {
    const script = await readableScript(world, id, userId)
    if (isProblem(script)) return problemResponse(script)
    return Response.json(viewScript(script, userId), { headers: { 'cache-control': 'no-store' } })
  }
}
