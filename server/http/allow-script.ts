import { type Context } from 'hono'
import { type Problem } from '../../game/problem.ts'
import { type Front } from '../front.ts'
import { allowWriting, type Allowing } from './allow-writing.ts'
import { type AppEnv } from './app-env.ts'
import { type Use } from './limits.ts'
import { peerOf } from './peer-address.ts'

/** The press of a player, by account and by address. */
export async function allowScript<T>(
  allowing: Allowing & Pick<Front, 'trustedProxies'>,
  c: Context<AppEnv>,
  begin: () => Promise<T | Problem>,
): Promise<T | Problem> {
  const uses: Use[] = [
    ['script-by-account', c.get('player').id],
    ['script-by-peer', peerOf(c, allowing.trustedProxies)],
  ]
  return allowWriting(allowing, uses, begin)
}
