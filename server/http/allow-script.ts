import { type Context } from 'hono'
import { isProblem, type Problem, problem } from '../../game/problem.ts'
import { type Front } from '../front.ts'
import { type World } from '../world.ts'
import { type AppEnv } from './app-env.ts'
import { type Use } from './limits.ts'
import { peerOf } from './peer-address.ts'

const fullSeconds = 10

type Allowing = Pick<Front, 'limits' | 'trustedProxies'> & Pick<World, 'desk' | 'mostWriting'>

/** A script that could not be begun does not count against the hourly limits. */
export async function allowScript<T>(
  { limits, trustedProxies, desk, mostWriting }: Allowing,
  c: Context<AppEnv>,
  begin: () => Promise<T | Problem>,
): Promise<T | Problem> {
  if (desk.size() >= mostWriting.here) return { ...problem('unavailable'), retryAfter: fullSeconds }
  const uses: Use[] = [
    ['script-by-account', c.get('player').id],
    ['script-by-peer', peerOf(c, trustedProxies)],
  ]
  const refused = await limits.spend(uses)
  if (refused) return { ...problem('too-many-scripts'), retryAfter: refused.retryAfter ?? fullSeconds }
  const begun = await begin()
  if (isProblem(begun)) await limits.refund(uses)
  return begun
}
