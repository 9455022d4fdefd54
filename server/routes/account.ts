import { Hono } from 'hono'
import { isConfirmed } from '../../game/account.ts'
import { isProblem, problem } from '../../game/problem.ts'
import { type AccountAnswer, deleteAccountBody } from '../../game/protocol.ts'
import { deleteAccount } from '../scripts/delete-account.ts'
import { type AppEnv } from '../http/app-env.ts'
import { problemResponse } from '../http/problem-response.ts'
import { readBody } from '../http/read-body.ts'
import { type Front } from '../front.ts'
import { type World } from '../world.ts'

export function accountRoutes(
  world: Pick<World, 'accounts' | 'scripts' | 'bus'> & Pick<Front, 'signIn' | 'hall'>,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  routes.get('/', async (c) => {
    const { id, name, email, isAnonymous } = c.get('player')
    const account = await world.accounts.look(id)
    if (!account) return problemResponse(problem('signed-out'))
    const { ways, scripts, createdAt } = account
    c.header('cache-control', 'no-store')
    return c.json({
      displayName: name,
      email,
      isAnonymous,
      ways,
      createdAt: createdAt.toISOString(),
      scripts,
    } satisfies AccountAnswer)
  })

  routes.delete('/', async (c) => {
    const read = await readBody(c, deleteAccountBody)
    if (isProblem(read)) return problemResponse(read)
    const player = c.get('player')
    if (!isConfirmed(read.body.confirm, player)) return problemResponse(notConfirmed)
    await world.hall.leaveAll(player.id)
    await deleteAccount(world, player.id)
    // The session has ended with the account; the browser need not keep its cookie.
    for (const cookie of await world.signIn.renew(c.req.raw.headers))
      c.header('set-cookie', cookie, { append: true })
    return c.body(null, 204)
  })

  return routes
}

const notConfirmed = problem('invalid-body', 'That is not what this account is called.')
