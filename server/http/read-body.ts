import { type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { type Problem, problem } from '../../game/problem.ts'
import { problemResponse } from './problem-response.ts'
import { safeMethods } from './same-origin.ts'

/** In bytes. */
const largestBody = 16 * 1024

const tooLarge = () => problemResponse(problem('too-large'))
const limitStream = bodyLimit({ maxSize: largestBody, onError: tooLarge })

/**
 * Node ends a request whose body is not as long as its Content-Length says, so that number can be trusted. Only a body
 * without one is read to be measured: that costs as much as the rest of a request.
 */
export const limitBody: MiddlewareHandler = async (c, next) => {
  if (safeMethods.has(c.req.method)) return next()
  const length = c.req.header('content-length')
  if (length === undefined || c.req.header('transfer-encoding') !== undefined) return limitStream(c, next)
  return Number(length) <= largestBody ? next() : tooLarge()
}

export async function readBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<{ readonly body: v.InferOutput<S> } | Problem> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) return problem('not-json')
  const text = await c.req.text()
  const json = parseJson(text)
  if (json === undefined) return problem('malformed-body')
  const read = v.safeParse(schema, json, { abortPipeEarly: true, abortEarly: true })
  return read.success ? { body: read.output } : problem('invalid-body')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
