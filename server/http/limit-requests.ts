import { type Context, type MiddlewareHandler } from 'hono'
import { type Problem } from '../../game/problem.ts'
import { type Front } from '../front.ts'
import { type AppEnv } from './app-env.ts'
import { type LimitName } from './limits.ts'
import { peerOf } from './peer-address.ts'
import { problemResponse } from './problem-response.ts'

const change: readonly LimitName[] = ['change-by-account', 'change-by-peer']

/** Counted even when the request fails. Elsewhere: allow-script.ts, server/sign-in. One look at an index is free. */
export const limitedRoutes: readonly (readonly [
  method: string,
  path: string,
  rules: readonly LimitName[],
])[] = [
  ['GET', '/scripts', ['list-by-account']],
  ['PATCH', '/scripts/:id', change],
  ['DELETE', '/scripts/:id', change],
  ['POST', '/scripts/:id/restoration', change],
  ['POST', '/scripts/:id/stop', change],
  ['POST', '/scripts/:id/share', change],
  ['DELETE', '/scripts/:id/share', change],
  ['DELETE', '/account', change],
  ['POST', '/scripts/:id/laughs', ['laugh-by-account']],
  ['POST', '/rooms', ['room-by-account', 'room-by-peer']],
  ['GET', '/rooms/:code', ['move-by-account']],
  ['GET', '/rooms/:code/events', ['move-by-account']],
  ['POST', '/rooms/:code/moves', ['move-by-account']],
  ['POST', '/rooms/:code/laughs', ['laugh-by-account']],
  ['GET', '/scripts/:id/exports/:format', ['export-by-account', 'export-by-peer']],
  ['GET', '/scripts/:id/laughs/:place/picture', ['export-by-account', 'export-by-peer']],
]

type Limiting = Pick<Front, 'limits' | 'trustedProxies'>

/** A rule by account needs a route behind requirePlayer. */
export function limitRequests(
  limiting: Limiting,
  rules: readonly LimitName[],
  refuse: (problem: Problem, c: Context<AppEnv>) => Response | Promise<Response> = (problem) =>
    problemResponse(problem),
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const refused = await limiting.limits.spend(rules.map((rule) => [rule, keyOf(rule, c, limiting)]))
    return refused ? refuse(refused, c) : next()
  }
}

function keyOf(rule: LimitName, c: Context<AppEnv>, { trustedProxies }: Limiting): string {
  return rule.endsWith('-by-account') ? c.get('player').id : peerOf(c, trustedProxies)
}
