import { Hono } from 'hono'
import { isProblem } from '../../game/problem.ts'
import { newVersionBody } from '../../game/protocol.ts'
import { startVersion } from '../scripts/start-version.ts'
import { allowScript } from '../http/allow-script.ts'
import { type AppEnv } from '../http/app-env.ts'
import { problemResponse } from '../http/problem-response.ts'
import { readBody } from '../http/read-body.ts'
import { type Front } from '../front.ts'
import { type World } from '../world.ts'
import { ownScript } from './own-script.ts'
import { viewScript } from '../scripts/view-script.ts'

export function versionRoutes(world: World & Pick<Front, 'limits' | 'trustedProxies'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  routes.post('/:id/versions', async (c) => {
    const read = await readBody(c, newVersionBody)
    if (isProblem(read)) return problemResponse(read)
    const player = c.get('player').id
    const script = await ownScript(world, c.req.param('id'), player)
    if (isProblem(script)) return problemResponse(script)
    const id = await allowScript(world, c, () => startVersion(world, script.id, read.body))
    const version = isProblem(id) ? id : await ownScript(world, id, player)
    if (isProblem(version)) return problemResponse(version)
    const headers = { location: `/api/scripts/${version.id}`, 'cache-control': 'no-store' }
    return Response.json(viewScript(version, player), { status: 201, headers })
  })

  return routes
}
