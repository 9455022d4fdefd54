import { diskFull, problem } from '../game/problem.ts'
import { problemResponse } from './http/problem-response.ts'
import { Hono } from 'hono'
import { routePath } from 'hono/route'
import { type AppEnv } from './http/app-env.ts'
import { describeError } from './describe-error.ts'
import { problemOfFailure } from './http/failure.ts'
import { nameRequests } from './http/request-id.ts'
import { watchRequests } from './http/watch-requests.ts'
import { limitedRoutes, limitRequests } from './http/limit-requests.ts'
import { requirePlayer } from './http/require-player.ts'
import { limitBody } from './http/read-body.ts'
import { isSameOrigin, safeMethods } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { accountRoutes } from './routes/account.ts'
import { authRoutes } from './routes/auth.ts'
import { cardRoutes, createDeck } from './routes/cards.ts'
import { contactRoutes } from './routes/contact.ts'
import { healthRoutes } from './routes/health.ts'
import { type Pages, pageRoutes } from './routes/pages.ts'
import { roomRoutes } from './routes/rooms.ts'
import { scriptShelfRoutes } from './routes/script-shelf.ts'
import { laughRoutes } from './routes/script-laughs.ts'
import { versionRoutes } from './routes/script-versions.ts'
import { scriptShareRoutes } from './routes/script-share.ts'
import { scriptExportRoutes } from './routes/script-exports.ts'
import { scriptRoutes } from './routes/scripts.ts'
import { sessionRoutes } from './routes/session.ts'
import { sharedRoutes } from './routes/shared.ts'
import { ownerGone } from './store/owner-gone.ts'
import { type Front } from './front.ts'
import { type World } from './world.ts'

export function createApp(world: World, front: Front, pages: Pages): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const house = { ...world, ...front }
  const deck = createDeck(world.cards, front.clock)
  app.use(watchRequests(front))
  app.use(nameRequests)
  app.use(securityHeaders(pages.inline, pages.isHttps))
  app.use(front.door.enter)
  app.route('/', healthRoutes(front))

  const api = new Hono<AppEnv>()
  api.use(limitBody)
  api.route('/auth', authRoutes(front))
  api.route('/session', sessionRoutes(front, deck))
  api.use(async (c, next) =>
    safeMethods.has(c.req.method) || isSameOrigin(c.req.raw, front.baseUrl)
      ? next()
      : problemResponse(problem('foreign-origin')),
  )
  api.route('/cards', cardRoutes(deck))
  api.use(requirePlayer(front))
  for (const [method, path, rules] of limitedRoutes) api.on(method, path, limitRequests(front, rules))
  api.route('/account', accountRoutes(house))
  api.route('/contact', contactRoutes(front))
  api.route('/rooms', roomRoutes(front))
  api.route('/scripts', scriptRoutes(house))
  api.route('/scripts', scriptExportRoutes(house))
  api.route('/scripts', scriptShelfRoutes(house))
  api.route('/scripts', laughRoutes(house, pages))
  api.route('/scripts', versionRoutes(house))
  api.route('/scripts', scriptShareRoutes(house))
  api.all('*', () => problemResponse(problem('not-found')))
  app.route('/api', api)

  app.route('/s', sharedRoutes(house, pages))
  app.route('/', pageRoutes(pages))
  app.notFound(() => problemResponse(problem('not-found')))
  app.onError(async (error, c) => {
    if (c.env.incoming.readableAborted) return problemResponse(problem('malformed-body'))
    const gone = ownerGone(error)
    if (gone) return problemResponse(gone)
    const told = await problemOfFailure(error, front.isReady)
    front.log.error(
      { requestId: c.get('requestId'), route: routePath(c), error: describeError(error) },
      told === diskFull ? 'the disk of the database is full' : 'a request failed',
    )
    return problemResponse(told)
  })
  return app
}
