import { Hono } from 'hono'
import { type SessionView } from '../../game/protocol.ts'
import { type AppEnv } from '../http/app-env.ts'
import { type Player, type SignIn } from '../sign-in/sign-in.ts'

/** `GET /api/session`: who is signed in, and what this host has set up. Every start of the game asks it. */
export function sessionRoutes(world: {
  readonly signIn: SignIn
  readonly host: SessionView['host']
}): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/', async (c) => {
    const { headers } = c.req.raw
    const player = await world.signIn.readPlayer(headers)
    for (const cookie of await world.signIn.renew(headers)) c.header('set-cookie', cookie, { append: true })
    c.header('cache-control', 'no-store')
    return c.json({ user: player && viewPlayer(player), host: world.host } satisfies SessionView)
  })
}

function viewPlayer({ id, name, email, image, isAnonymous }: Player): SessionView['user'] {
  return { uid: id, displayName: name, email, photoURL: image, isAnonymous }
}
