import { type HttpBindings } from '@hono/node-server'
import { type Player } from '../sign-in/sign-in.ts'

/** `player` is set by requirePlayer, `requestId` on every request. */
export type AppEnv = {
  Bindings: HttpBindings
  Variables: { player: Player; requestId: string }
}
