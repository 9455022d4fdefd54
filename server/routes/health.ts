import { Hono } from 'hono'
import { type AppEnv } from '../http/app-env.ts'
import { type World } from '../world.ts'

/** For whoever watches over the server: is it alive, can it serve, how is it doing. */
export function healthRoutes(world: Pick<World, 'isReady' | 'missing' | 'metrics'>): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) =>
      (await world.isReady())
        ? c.text(['ready', ...world.missing().map((sentence) => `degraded: ${sentence}`)].join(', '))
        : c.text('the database does not answer', 503),
    )
    .get('/metrics', async (c) =>
      c.body(await world.metrics.text(), 200, { 'content-type': world.metrics.contentType }),
    )
}
