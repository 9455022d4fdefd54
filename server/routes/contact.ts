import { Hono } from 'hono'
import { type AppEnv } from '../http/app-env.ts'
import { type Front } from '../front.ts'

/** `GET /api/contact`: the contact card, as the environment says it. */
export function contactRoutes({ contact }: Pick<Front, 'contact'>): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/', (c) => {
    c.header('cache-control', 'private, no-store')
    return c.json(contact)
  })
}
