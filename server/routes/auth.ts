import { Hono } from 'hono'
import { type AppEnv } from '../http/app-env.ts'
import { type TrustedProxies } from '../http/peer-address.ts'
import { peerOf } from '../http/peer.ts'
import { type SignIn } from '../sign-in/sign-in.ts'

/** Everything under /api/auth. */
export function authRoutes(world: {
  readonly signIn: SignIn
  readonly trustedProxies: TrustedProxies
}): Hono<AppEnv> {
  return new Hono<AppEnv>().all('*', async (c) => {
    const answer = await world.signIn.handle(c.req.raw, peerOf(c, world.trustedProxies))
    return c.newResponse(answer.body, answer)
  })
}
