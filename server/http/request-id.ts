import { randomUUID } from 'node:crypto'
import { type MiddlewareHandler } from 'hono'
import { type AppEnv } from './app-env.ts'

/**
 * Gives every request an id, made here because one from the client could write into the log. It is in the `X-Request-Id`
 * of the API's answers, in every problem as its `instance` (RFC 9457), and in the log beside errors.
 */
export const nameRequests: MiddlewareHandler<AppEnv> = async (c, next) => {
  const id = randomUUID()
  c.set('requestId', id)
  if (c.req.path.startsWith('/api/')) c.env.outgoing.setHeader('x-request-id', id) // pictures and code are lighter without
  await next()
  if (!c.res.headers.get('content-type')?.startsWith('application/problem+json')) return
  const told = (await c.res.json()) as object
  c.res = new Response(JSON.stringify({ ...told, instance: `urn:uuid:${id}` }), c.res)
}
