import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { type Card, type DeckCard } from '../../game/card.ts'
import { type CardsAnswer } from '../../game/protocol.ts'
import { type AppEnv } from '../http/app-env.ts'
import { type CardStore } from '../store/cards.ts'
import { type Clock } from '../time/clock.ts'

/** From memory for so long: another instance may have brought a newer deck. */
const freshMs = 10_000

type Ready = { readonly body: Uint8Array<ArrayBuffer>; readonly hash: string; readonly readAt: number }

export type Deck = ReturnType<typeof createDeck>

export function createDeck(cards: Pick<CardStore, 'list'>, clock: Pick<Clock, 'now'>) {
  let ready: Ready | null = null
  let reading: Promise<Ready> | null = null

  return {
    async read(): Promise<Ready> {
      if (ready && isFresh(ready)) return ready
      reading ??= readCards().finally(() => (reading = null))
      return reading.catch((error: unknown) => {
        if (ready) return ready
        throw error
      })
    },
  }

  async function readCards(): Promise<Ready> {
    const { characters, programs, settings } = await cards.list()
    const text = JSON.stringify({
      characters: characters.map(faceOf),
      programs: programs.map(faceOf),
      settings: settings.map(faceOf),
    } satisfies CardsAnswer)
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 20)
    ready = { body: new TextEncoder().encode(text), hash, readAt: clock.now().getTime() }
    return ready
  }

  /** In either direction: the clock may have been set back. */
  function isFresh({ readAt }: Ready): boolean {
    return Math.abs(clock.now().getTime() - readAt) < freshMs
  }
}

export function deckAddress({ hash }: Pick<Ready, 'hash'>): string {
  return `/api/cards/${hash}`
}

/**
 * `GET /api/cards`: the cards of now, for everybody. Under their hash (`GET /api/session` tells it) a browser keeps them
 * for good; under the hash of other cards it gets those of now as well, and does not keep them.
 */
export function cardRoutes(deck: Deck): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/', (c) => answer(c, null))
    .get('/:hash', (c) => answer(c, c.req.param('hash')))

  async function answer(c: Context<AppEnv>, asked: string | null): Promise<Response> {
    const { body, hash } = await deck.read()
    const caching = {
      etag: `"${hash}"`,
      'cache-control': asked === hash ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    }
    if (c.req.header('if-none-match') === caching.etag) return c.body(null, 304, caching)
    return c.body(body, 200, {
      ...caching,
      'content-type': 'application/json',
      'content-length': String(body.length),
    })
  }
}

function faceOf({ id, name, image_url }: DeckCard): Card {
  return { id, name, image_url }
}
