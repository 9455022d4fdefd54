import { Hono } from 'hono'
import { databaseAway } from '../../game/problem.ts'
import { type AppEnv } from '../http/app-env.ts'
import { type TrustedProxies } from '../http/peer-address.ts'
import { peerOf } from '../http/peer.ts'
import { problemResponse } from '../http/problem-response.ts'
import { type SignIn } from '../sign-in/sign-in.ts'

/** Everything under /api/auth. */
export function authRoutes(world: {
  readonly signIn: SignIn
  readonly trustedProxies: TrustedProxies
  readonly isReady: () => Promise<boolean>
}): Hono<AppEnv> {
  return new Hono<AppEnv>().all('*', async (c) => {
    const answer = await world.signIn.handle(c.req.raw, peerOf(c, world.trustedProxies))
    // The library hides why it failed.
    if (answer.status >= 500 && !(await world.isReady())) return problemResponse(databaseAway)
    return c.newResponse(answer.body, answer)
  })
}
