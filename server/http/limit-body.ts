import { type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { problem } from '../../game/problem.ts'
import { problemResponse } from './problem-response.ts'
import { safeMethods } from './same-origin.ts'

/** In bytes. */
const largestBody = 16 * 1024

const tooLarge = () => problemResponse(problem('too-large'))
const limitStream = bodyLimit({ maxSize: largestBody, onError: tooLarge })

/** The server sees to it that a body is as long as it says. Only one that does not say so is looked into, which costs as much as the rest of a request. */
export const limitBody: MiddlewareHandler = async (c, next) => {
  if (safeMethods.has(c.req.method)) return next()
  const length = c.req.header('content-length')
  if (length === undefined || c.req.header('transfer-encoding') !== undefined) return limitStream(c, next)
  return Number(length) <= largestBody ? next() : tooLarge()
}
