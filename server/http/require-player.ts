import { problem } from '../../game/problem.ts'
import { problemResponse } from './problem-response.ts'
import { type MiddlewareHandler } from 'hono'
import { type Front } from '../front.ts'
import { type AppEnv } from './app-env.ts'

/** Guests are players too. */
export function requirePlayer(world: Pick<Front, 'signIn'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const player = await world.signIn.readPlayer(c.req.raw.headers)
    if (!player) return problemResponse(problem('signed-out'))
    c.set('player', player)
    return next()
  }
}
