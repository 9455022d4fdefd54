import { Hono } from 'hono'
import { type AppEnv } from '../http/app-env.ts'
import { readPeer, type TrustedProxies } from '../http/peer-address.ts'
import { type SignIn } from '../sign-in/sign-in.ts'

/** Everything under /api/auth. */
export function authRoutes(world: {
  readonly signIn: SignIn
  readonly trustedProxies: TrustedProxies
}): Hono<AppEnv> {
  return new Hono<AppEnv>().all('*', async (c) => {
    // Without a socket, in a test that calls the app, there is no address.
    const socket = (c.env as Partial<AppEnv['Bindings']> | undefined)?.incoming?.socket
    const peer = readPeer(socket?.remoteAddress, c.req.header('x-forwarded-for'), world.trustedProxies)
    const answer = await world.signIn.handle(c.req.raw, peer)
    return c.newResponse(answer.body, answer)
  })
}
