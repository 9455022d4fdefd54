import { type MiddlewareHandler } from 'hono'
import { problem } from '../../game/problem.ts'
import { type AppEnv } from './app-env.ts'
import { problemResponse } from './problem-response.ts'

/** What an ending server answers as Retry-After: by then another instance, or this one again, can be expected. */
const backSeconds = 2

const ending = {
  ...problem('unavailable', 'The server is about to restart. Please try again in a moment.'),
  retryAfter: backSeconds,
}

/** A client that has just been answered may already be sending its next request on the same connection. */
const graceMs = 100

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

export type Door = ReturnType<typeof createDoor>

/** Counts the requests that are being answered. Once it is closed they are finished, and nothing new begins. */
export function createDoor() {
  let isClosed = false
  let inside = 0
  let lastHasLeft = () => {}

  const enter: MiddlewareHandler<AppEnv> = async (c, next) => {
    inside++
    c.env.outgoing.once('close', leave)
    if (!isClosed) return next()
    // This request came on a kept connection. Without it the client reconnects to another instance.
    c.env.outgoing.setHeader('connection', 'close')
    if (c.req.path === '/readyz') return c.text('this server is ending', 503)
    return reading.has(c.req.method) && !isStream(c.req.path) ? next() : problemResponse(ending)
  }

  return {
    enter,
    /** Resolves when all requests are answered, at the latest after `longestMs`. */
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
