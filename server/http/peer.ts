import { type Context } from 'hono'
import { type AppEnv } from './app-env.ts'
import { readPeer, type TrustedProxies } from './peer-address.ts'

/** Who sends this request, as a key for limits. */
export function peerOf(c: Context<AppEnv>, proxies: TrustedProxies): string {
  // Without a socket, in a test that calls the app, there is no address.
  const socket = (c.env as Partial<AppEnv['Bindings']> | undefined)?.incoming?.socket
  return readPeer(socket?.remoteAddress, c.req.header('x-forwarded-for'), proxies)
}
