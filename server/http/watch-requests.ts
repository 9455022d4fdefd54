import { type MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { type World } from '../world.ts'
import { type AppEnv } from './app-env.ts'

/** Asked for every few seconds by machines; among what players do they are only noise. */
const machines = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Counts every request, and writes a line of each into the log when that is wanted. Of the address only the pattern is
 * told: the path of a shared script is its secret. Nothing tells who asked.
 */
export function watchRequests({ metrics, log }: Pick<World, 'metrics' | 'log'>): MiddlewareHandler<AppEnv> {
  const isLogged = log.isLevelEnabled('info')
  return async (c, next) => {
    const began = performance.now()
    await next()
    const ms = performance.now() - began
    const { method } = c.req
    const { status } = c.res
    const route = routePath(c)
    metrics.requests.count(method, route, status, ms / 1000)
    if (!isLogged || machines.has(route)) return
    log.info(
      { requestId: c.get('requestId'), method, route, status, ms: Math.round(ms * 10) / 10 },
      'a request',
    )
  }
}
