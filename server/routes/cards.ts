import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { type Card, type DeckCard } from '../../game/card.ts'
import { type CardsAnswer } from '../../game/protocol.ts'
import { type AppEnv } from '../http/app-env.ts'
import { type World } from '../world.ts'

/** How long a ready answer is used before the collections are read again. */
const freshMs = 10_000

/** `GET /api/cards`: one ready string with its ETag, since serialising is all the cost. */
export function cardRoutes(world: Pick<World, 'cards' | 'clock'>): Hono<AppEnv> {
  let ready = { body: '', etag: '', readAt: Number.NEGATIVE_INFINITY }

  const refresh = async () => {
    const { characters, programs, settings } = await world.cards.list()
    const body = JSON.stringify({
      characters: characters.map(faceOf),
      programs: programs.map(faceOf),
      settings: settings.map(faceOf),
    } satisfies CardsAnswer)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
    ready = { body, etag, readAt: world.clock.now().getTime() }
  }

  return new Hono<AppEnv>().get('/', async (c) => {
    // In either direction: the clock may have been set back.
    if (Math.abs(world.clock.now().getTime() - ready.readAt) >= freshMs)
      await refresh().catch((error: unknown) => {
        if (ready.body === '') throw error // otherwise the cards of a moment ago will do
      })
    const headers = {
      etag: ready.etag,
      'cache-control': 'private, max-age=300, stale-while-revalidate=86400',
    }
    if (c.req.header('if-none-match') === ready.etag) return c.body(null, 304, headers)
    return c.body(ready.body, 200, { ...headers, 'content-type': 'application/json' })
  })
}

function faceOf({ id, name, image_url }: DeckCard): Card {
  return { id, name, image_url }
}
