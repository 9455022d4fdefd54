import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { type Card, type DeckCard } from '../../game/card.ts'
import { type CardsAnswer } from '../../game/protocol.ts'
import { type AppEnv } from '../http/app-env.ts'
import { type World } from '../world.ts'
import { isFresh } from './ready-cards.ts'

/** `GET /api/cards`: one ready string with its ETag, since serialising is all the cost. */
export function cardRoutes(world: Pick<World, 'cards' | 'clock' | 'readyCards'>): Hono<AppEnv> {
  let ready = { body: Buffer.alloc(0), etag: '', readAt: Number.NEGATIVE_INFINITY }

  const refresh = async () => {
    const { characters, programs, settings } = await world.cards.list()
    const text = JSON.stringify({
      characters: characters.map(faceOf),
      programs: programs.map(faceOf),
      settings: settings.map(faceOf),
    } satisfies CardsAnswer)
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`
    const body = Buffer.from(text)
    ready = { body, etag, readAt: world.clock.now().getTime() }
  }

  return new Hono<AppEnv>().get('/', async (c) => {
    if (!isFresh(ready.readAt, world.clock))
      await refresh().catch((error: unknown) => {
        if (ready.body.length === 0) throw error // otherwise the cards of a moment ago will do
      })
    const { body, etag, readAt } = ready
    const caching = { etag, 'cache-control': 'private, max-age=300, stale-while-revalidate=86400' }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, caching)
    const headers = { ...caching, 'content-type': 'application/json', 'content-length': String(body.length) }
    world.readyCards.note(c.req.header('cookie') ?? '', {
      body,
      headers: Object.entries({ ...c.env.outgoing.getHeaders(), ...headers }).flatMap(([name, value]) =>
        name === 'x-request-id' ? [] : [name, String(value)],
      ),
      readAt,
    })
    return c.body(new Uint8Array(body), 200, headers)
  })
}

function faceOf({ id, name, image_url }: DeckCard): Card {
  return { id, name, image_url }
}
