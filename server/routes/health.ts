import { Hono } from 'hono'
import { type AppEnv } from '../http/app-env.ts'
import { type Front } from '../front.ts'

/** For load balancers and Prometheus. docs/operations.md */
export function healthRoutes(front: Pick<Front, 'isReady' | 'missing' | 'metrics'>): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) =>
      (await front.isReady())
        ? c.text(['ready', ...front.missing().map((sentence) => `degraded: ${sentence}`)].join(', '))
        : c.text('the database does not answer', 503),
    )
    .get('/metrics', async (c) =>
      c.body(await front.metrics.text(), 200, { 'content-type': front.metrics.contentType }),
    )
}
