import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { getCookie } from 'hono/cookie'
import { problem, problems, type Problem } from '../../game/problem.ts'
import { joinActs } from '../../script/acts.ts'
import { type ChapterLines } from '../../script/read-chapters.ts'
import { describeError } from '../describe-error.ts'
import { type AppEnv } from '../http/app-env.ts'
import { problemOfFailure } from '../http/failure.ts'
import { limitRequests } from '../http/limit-requests.ts'
import { problemResponse } from '../http/problem-response.ts'
import { answerFile } from '../http/static-files.ts'
import { type Face, faceOf } from '../share-page/face.ts'
import { type Markup, type Style, styleOf } from '../share-page/frame.ts'
import { brokenPage, busyPage, gonePage } from '../share-page/notice-pages.ts'
import { createLately } from '../share-page/lately.ts'
import { drawPicture, pictureEdition } from '../share-page/picture.ts'
import { ratingPage } from '../share-page/rating-page.ts'
import { readLines } from '../share-page/read-lines.ts'
import { scriptPage, type Shown } from '../share-page/script-page.ts'
import { sharedScript } from '../share-page/shared-script.ts'
import { type ScriptFace } from '../store/scripts.ts'
import { type Front } from '../front.ts'
import { type World } from '../world.ts'
import { type Pages } from './pages.ts'
import { sharePath, viewScript } from '../scripts/view-script.ts'

/** As `world.newId` makes them. */
const shareIdForm = /^[\w-]{22}$/

/** In memory: a picture has about 150 kB, the lines of a long script about as much. */
const mostPictures = 64
const mostTexts = 32

/** No session is read here, and none begins. */
export function sharedRoutes(
  world: Pick<World, 'scripts' | 'pieces' | 'shares'> &
    Pick<Front, 'limits' | 'trustedProxies' | 'painter' | 'baseUrl' | 'log' | 'isReady'>,
  pages: Pages,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const style = styleOf(pages.shareStyle)
  const pictures = createLately<Uint8Array>(mostPictures)
  const texts = createLately<ChapterLines>(mostTexts)
  const policy = [
    "default-src 'none'",
    `style-src ${style.source}`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

  routes.use(compress())
  routes.use(limitRequests(world, ['shared-by-peer'], answerBusy))

  routes.get('/:shareId', async (c) => {
    const shown = await look(c)
    if (!shown) return answerGone(c)
    const isAsked = c.req.query('show') === 'script' && !comesFromElsewhere(c)
    return answerPage(shown.face.isRated && !isAsked ? ratingPage(shown) : scriptPage(shown))
  })

  // The stage is the game's own, with scripts, under the policy of its pages. It fetches what is below.
  routes.get('/:shareId/read', async (c) => {
    const shown = await look(c)
    if (!shown) return answerGone(c)
    if (shown.face.isRated && comesFromElsewhere(c)) return answerPage(ratingPage(shown))
    return answerStage(c)
  })

  routes.get('/:shareId/script', async (c) => {
    const shown = await look(c)
    if (!shown || (shown.face.isRated && comesFromElsewhere(c))) return refuse(problem('not-found'))
    const headers = { ...unlisted, 'content-security-policy': nothing, 'cache-control': 'no-store' }
    return Response.json(sharedScript(shown), { headers })
  })

  routes.get('/:shareId/picture.png', limitRequests(world, ['picture-by-peer']), async (c) => {
    const shown = await look(c)
    if (!shown) return answerGone(c)
    return answerPicture(c, shown.face)
  })

  routes.all('*', answerGone)
  routes.onError(async (error, c) => {
    world.log.error(
      { requestId: c.get('requestId'), error: describeError(error) },
      'a shared script was not shown',
    )
    const { code, retryAfter } = await problemOfFailure(error, world.isReady)
    const page = await answerPage(brokenPage(styleFor(c), world.baseUrl), problems[code].status)
    if (retryAfter !== undefined) page.headers.set('retry-after', String(retryAfter))
    return page
  })
  return routes

  async function answerBusy({ retryAfter = 60 }: Problem, c: Context<AppEnv>): Promise<Response> {
    const answer = await answerPage(busyPage(styleFor(c), world.baseUrl), 429)
    answer.headers.set('retry-after', String(retryAfter))
    return answer
  }

  function answerGone(c: Context<AppEnv>): Promise<Response> {
    return answerPage(gonePage(styleFor(c), world.baseUrl), 404)
  }

  function answerStage(c: Context<AppEnv>): Response {
    const page = pages.files.get('/app.html')
    if (!page) return refuse(problem('not-found'))
    const answer = answerFile(page, c.req.raw)
    for (const [name, value] of Object.entries(unlisted)) answer.headers.set(name, value)
    return answer
  }

  function styleFor(c: Context<AppEnv>): Style {
    const scheme = getCookie(c, 'scheme')
    return scheme === 'light' || scheme === 'dark' ? { ...style, scheme } : style
  }

  async function look(c: Context<AppEnv>): Promise<Shown | null> {
    const shareId = c.req.param('shareId') ?? ''
    const id = shareIdForm.test(shareId) ? await world.shares.find(shareId) : null
    const script = id === null ? null : await world.scripts.look(id)
    if (!script) return null
    const lines = await linesOf(script)
    const view = viewScript(script)
    const url = new URL(sharePath(shareId), world.baseUrl).href
    return { script: view, lines, face: faceOf(view, lines), url, origin: world.baseUrl, style: styleFor(c) }
  }

  /** Pieces never change: as long as there is no other, neither do the lines. */
  async function linesOf({ id, cast, state }: ScriptFace): Promise<ChapterLines> {
    const isGrowing = state === 'writing'
    const read = async () => {
      const names = cast.map(({ name }) => name)
      return readLines(joinActs(await world.pieces.readAfter(id, 0)), names, isGrowing)
    }
    return (await texts.fetch(JSON.stringify([id, await world.pieces.lastOf(id), isGrowing]), read)) ?? []
  }

  async function answerPage(page: Markup, status = 200): Promise<Response> {
    return new Response((await page).toString(), {
      status,
      headers: {
        ...unlisted,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
      },
    })
  }

  /** `no-cache`, so that it is gone with the link. */
  async function answerPicture(c: Context<AppEnv>, face: Face): Promise<Response> {
    const key = createHash('sha256')
      .update(JSON.stringify([pictureEdition, face]))
      .digest('base64url')
      .slice(0, 20)
    const headers = { ...unlisted, etag: `"${key}"`, 'cache-control': 'no-cache' }
    if (c.req.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
    const drawings = face.pictures.map((path) => pages.files.get(path)?.body ?? null)
    const png = await pictures.fetch(key, () => drawPicture(world.painter, face, drawings))
    if (!png) return refuse({ ...problem('unavailable'), retryAfter: 5 })
    return new Response(new Uint8Array(png), {
      headers: {
        ...headers,
        'content-type': 'image/png',
        // Some chats show the picture from this address.
        'cross-origin-resource-policy': 'cross-origin',
      },
    })
  }
}

/** Too short to be compressed, which a ready answer would not survive. */
function refuse(told: Problem): Response {
  const answer = problemResponse(told)
  answer.headers.set('cache-control', 'no-store, no-transform')
  return answer
}

/** An answer without a page loads nothing. */
const nothing = "default-src 'none'; frame-ancestors 'none'"

const unlisted = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

/** A link straight to the shown script leads to the rating page first, unless it was followed on that page. */
function comesFromElsewhere(c: Context<AppEnv>): boolean {
  const site = c.req.header('sec-fetch-site')
  return site !== undefined && site !== 'same-origin'
}
