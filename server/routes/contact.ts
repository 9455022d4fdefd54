import { Hono } from 'hono'
import { type AppEnv } from '../http/app-env.ts'
import { type Front } from '../front.ts'

export function contactRoutes({ contact }: Pick<Front, 'contact'>): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/', (c) => {
    c.header('cache-control', 'private, no-store')
    return c.json(contact)
  })
}
