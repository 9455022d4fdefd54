import { type HttpBindings } from '@hono/node-server'
import { type Player } from '../sign-in/sign-in.ts'

/** What a route finds in its context. `player` is set on every route that needs one. */
export type AppEnv = {
  Bindings: HttpBindings
  Variables: { player: Player; requestId: string }
}
