import { type MiddlewareHandler } from 'hono'
import { problem } from '../../game/problem.ts'
import { type AppEnv } from './app-env.ts'
import { problemResponse } from './problem-response.ts'

/** After so many seconds another instance, or this one once more, can be expected to answer. */
const backSeconds = 2

const ending = {
  ...problem('unavailable', 'The server is about to restart. Please try again in a moment.'),
  retryAfter: backSeconds,
}

/** Whoever has just been answered may be asking again on the same connection. */
const graceMs = 100

/** Methods that begin nothing. */
const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

export type Door = ReturnType<typeof createDoor>

/** Where requests come in. It is closed before the server ends: what is inside is answered, nothing new is begun. */
export function createDoor() {
  let isClosed = false
  let inside = 0
  let lastHasLeft = () => {}

  const enter: MiddlewareHandler<AppEnv> = async (c, next) => {
    inside++
    c.env.outgoing.once('close', leave)
    if (!isClosed) return next()
    // Whoever comes now has kept a connection: the next one leads to somebody who stays.
    c.env.outgoing.setHeader('connection', 'close')
    if (c.req.path === '/readyz') return c.text('this server is ending', 503)
    return reading.has(c.req.method) && !isStream(c.req.path) ? next() : problemResponse(ending)
  }

  return {
    enter,
    /** Resolves when everything that came in is answered, at the latest after so many milliseconds. */
    close(longestMs: number): Promise<void> {
      isClosed = true
      return new Promise((resolve) => {
        lastHasLeft = resolve
        if (inside === 0) resolve()
        else setTimeout(resolve, longestMs).unref()
      })
    },
  }

  function leave(): void {
    inside--
    if (isClosed && inside === 0) setTimeout(lookAround, graceMs)
  }

  function lookAround(): void {
    if (inside === 0) lastHasLeft()
  }
}

function isStream(path: string): boolean {
  return path.endsWith('/events')
}
