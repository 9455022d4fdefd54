import { Hono } from 'hono'
import { databaseAway } from '../../game/problem.ts'
import { type AppEnv } from '../http/app-env.ts'
import { type Front } from '../front.ts'
import { peerOf } from '../http/peer-address.ts'
import { problemResponse } from '../http/problem-response.ts'

export function authRoutes(front: Pick<Front, 'signIn' | 'trustedProxies' | 'isReady'>): Hono<AppEnv> {
  return new Hono<AppEnv>().all('*', async (c) => {
    const answer = await front.signIn.handle(c.req.raw, peerOf(c, front.trustedProxies))
    // better-auth hides why it failed.
    if (answer.status >= 500 && !(await front.isReady())) return problemResponse(databaseAway)
    return c.newResponse(answer.body, answer)
  })
}
