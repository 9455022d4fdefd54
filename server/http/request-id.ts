import { randomUUID } from 'node:crypto'
import { type MiddlewareHandler } from 'hono'
import { type AppEnv } from './app-env.ts'

/** Made here: an id from the client could write into the log. Problems tell it as their `instance` (RFC 9457). */
export const nameRequests: MiddlewareHandler<AppEnv> = async (c, next) => {
  const id = randomUUID()
  c.set('requestId', id)
  if (c.req.path.startsWith('/api/')) c.env.outgoing.setHeader('x-request-id', id) // pictures and code are lighter without
  await next()
  if (!c.res.headers.get('content-type')?.startsWith('application/problem+json')) return
  const told = (await c.res.json()) as object
  c.res = new Response(JSON.stringify({ ...told, instance: `urn:uuid:${id}` }), c.res)
}
