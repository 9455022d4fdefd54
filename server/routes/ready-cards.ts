import { type IncomingMessage, type ServerResponse } from 'node:http'
import { type Clock } from '../time/clock.ts'
import { type World } from '../world.ts'

/** How long a ready answer is used before the collections are read again, in milliseconds. */
const freshMs = 10_000

/** The answer as it was given a moment ago. */
export type GivenCards = {
  readonly body: Buffer
  /** Names and values in turn. */
  readonly headers: string[]
  /** Of the cards, in milliseconds since 1970. */
  readonly readAt: number
}

/** In either direction: the clock may have been set back. */
export function isFresh(readAt: number, clock: Pick<Clock, 'now'>): boolean {
  return Math.abs(clock.now().getTime() - readAt) < freshMs
}

/** So many sessions are known at most, each for as long as the answer holds. */
const mostKnown = 10_000

export type ReadyCards = ReturnType<typeof createReadyCards>

/**
 * Every visit asks for the cards, and they are the same bytes for all. Whoever was signed in when the answer was last
 * made ready gets it again from here, before anything else is done: the frame around it would cost more than they do.
 * A session that ends meanwhile sees the cards, which are nobody's secret, for as many seconds longer.
 */
export function createReadyCards(world: Pick<World, 'clock' | 'door' | 'log' | 'metrics'>) {
  const known = new Set<string>()
  let given: GivenCards | null = null
  // The log has a line for each request when it is asked to: those come by the usual way.
  const isLogged = world.log.isLevelEnabled('info')

  return {
    /** Notes what was answered to whoever has this cookie. */
    note(cookie: string, answer: GivenCards): void {
      if (given?.body !== answer.body || given.readAt !== answer.readAt) known.clear()
      given = answer
      if (known.size < mostKnown) known.add(cookie)
    },
    /** Whether it has answered. */
    answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
      if (incoming.url !== '/api/cards' || incoming.method !== 'GET' || !given || isLogged) return false
      if (!isKnown(incoming.rawHeaders)) return false
      if (!isFresh(given.readAt, world.clock) || !world.door.isOpen()) return false
      const began = performance.now()
      outgoing.writeHead(200, given.headers).end(given.body)
      world.metrics.requests.count('GET', '/api/cards', 200, (performance.now() - began) / 1000)
      return true
    },
  }

  /** The headers as they came: to have all of them sorted would cost as much as the answer. */
  function isKnown(rawHeaders: readonly string[]): boolean {
    let cookie = ''
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at]?.toLowerCase()
      if (name === 'if-none-match') return false
      if (name === 'cookie') cookie = cookie === '' ? (rawHeaders[at + 1] ?? '') : 'two of them'
    }
    return known.has(cookie)
  }
}
