import { type MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { type Front } from '../front.ts'
import { type AppEnv } from './app-env.ts'

/** A client may send any word as a method, and each would be a series of its own: others are counted as one. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const machines = new Set(['/healthz', '/readyz', '/metrics'])

/** Logs the pattern of the address: the path of a shared script is its secret. Nothing tells who sent a request. */
export function watchRequests({ metrics, log }: Pick<Front, 'metrics' | 'log'>): MiddlewareHandler<AppEnv> {
  const isLogged = log.isLevelEnabled('info')
  return async (c, next) => {
    const began = performance.now()
    await next()
    const ms = performance.now() - began
    const { method } = c.req
    const { status } = c.res
    const route = routePath(c)
    const labels = {
      method: methods.has(method) ? method : 'other',
      route,
      status: `${Math.floor(status / 100)}xx`,
    }
    metrics.requests.observe(labels, ms / 1000)
    if (!isLogged || machines.has(route)) return
    log.info(
      { requestId: c.get('requestId'), method, route, status, ms: Math.round(ms * 10) / 10 },
      'a request',
    )
  }
}
