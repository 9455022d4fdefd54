import { Hono } from 'hono'
import { type SessionView } from '../../game/protocol.ts'
import { type AppEnv } from '../http/app-env.ts'
import { type Front } from '../front.ts'
import { type Player } from '../sign-in/sign-in.ts'
import { type Deck, deckAddress } from './cards.ts'

type Session = Pick<Front, 'signIn' | 'host' | 'network'>

export function sessionRoutes({ signIn, network, ...front }: Session, deck: Deck): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/', async (c) => {
    const { headers } = c.req.raw
    const host = network !== null && isOwnComputer(c.req.raw) ? { ...front.host, network } : front.host
    const player = await signIn.readPlayer(headers)
    for (const cookie of await signIn.renew(headers)) c.header('set-cookie', cookie, { append: true })
    c.header('cache-control', 'no-store')
    if (!player) return c.json({ user: null, host } satisfies SessionView)
    const cards = deckAddress(await deck.read())
    return c.json({ user: viewPlayer(player), host, cards } satisfies SessionView)
  })
}

/** Its browser says "localhost"; a proxy would say for whom it asks. */
function isOwnComputer({ headers }: Request): boolean {
  const name = headers.get('host')?.replace(/:\d+$/, '')
  const isLocal = name === 'localhost' || name === '127.0.0.1' || name === '[::1]'
  return isLocal && !headers.has('x-forwarded-for') && !headers.has('forwarded')
}

function viewPlayer({ id, name, email, image, isAnonymous }: Player): SessionView['user'] {
  return { uid: id, displayName: name, email, photoURL: image, isAnonymous }
}
