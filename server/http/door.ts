import { type MiddlewareHandler } from 'hono'
import { problem } from '../../game/problem.ts'
import { type AppEnv } from './app-env.ts'
import { problemResponse } from './problem-response.ts'

/** By then another instance, or this one again, can be expected. */
const backSeconds = 2

const ending = {
  ...problem('unavailable', 'The server is about to restart. Please try again in a moment.'),
  retryAfter: backSeconds,
}

/** A client that has just been answered may already be sending its next request on the same connection. */
const graceMs = 100

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

export type Door = ReturnType<typeof createDoor>

export function createDoor() {
  let isClosed = false
  let inside = 0
  let lastHasLeft = () => {}

  const enter: MiddlewareHandler<AppEnv> = async (c, next) => {
    inside++
    c.env.outgoing.once('close', leave)
    if (!isClosed) return next()
    // Without this header the client stays on its kept connection instead of going to another instance.
    c.env.outgoing.setHeader('connection', 'close')
    if (c.req.path === '/readyz') return c.text('this server is ending', 503)
    return reading.has(c.req.method) && !isStream(c.req.path) ? next() : problemResponse(ending)
  }

  return {
    enter,
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
