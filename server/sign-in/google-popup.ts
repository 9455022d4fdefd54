import { problem, type Problem, type ProblemCode, problems } from '../../game/problem.ts'
import { type Limits } from '../http/limits.ts'
import { problemResponse } from '../http/problem-response.ts'
import { askBetterAuth, withCookiesOf } from './ask-better-auth.ts'
import { type BetterAuth } from './better-auth.ts'
import { popupHeaders, popupPage } from './popup-page.ts'

export type GoogleDoor = {
  readonly google: { open(): Promise<BetterAuth | null> } | null
  readonly limits: Limits
  readonly baseUrl: string
}

export async function startGoogle(door: GoogleDoor, request: Request, peer: string): Promise<Response> {
  const refused = refuse(door, request) ?? (await door.limits.spend([['google-by-peer', peer]]))
  if (refused) return end(request, refused)
  const betterAuth = await door.google?.open()
  if (!betterAuth) return end(request, unreachable)
  const answer = await askBetterAuth(betterAuth, door.baseUrl, {
    method: 'POST',
    path: '/sign-in/social',
    cookie: request.headers.get('cookie'),
    body: { provider: 'google', callbackURL: '/', disableRedirect: true },
  })
  const url = await readUrl(answer)
  if (url === null) return end(request, problem('auth/unexpected'))
  const onward = withCookiesOf(answer, 302)
  onward.headers.set('location', url)
  for (const [name, value] of Object.entries(popupHeaders)) onward.headers.set(name, value)
  return onward
}

/** Google sends the popup back here. better-auth checks state, nonce, issuer and signature. */
export async function finishGoogle(door: GoogleDoor, request: Request): Promise<Response> {
  const betterAuth = await door.google?.open()
  if (!betterAuth) return end(request, door.google ? unreachable : notSetUp)
  const answer = await askBetterAuth(betterAuth, door.baseUrl, {
    method: 'GET',
    path: `/callback/google${new URL(request.url).search}`,
    cookie: request.headers.get('cookie'),
  })
  const page = end(request, explain(answer, door.baseUrl))
  for (const cookie of answer.headers.getSetCookie()) page.headers.append('set-cookie', cookie)
  return page
}

const notSetUp = problem('auth/unexpected', 'Google sign-in is not set up on this host.')
const unreachable = problem('auth/unexpected', 'Google cannot be reached at the moment. Please try again.')

function refuse(door: GoogleDoor, request: Request): Problem | null {
  if (!door.google) return notSetUp
  // Google sends everybody back to the public origin; a page of another address would never hear of it. The Referer
  // tells which page it is, also behind a proxy that changes the Host.
  const page = request.headers.get('referer') ?? door.baseUrl
  const { host, origin } = new URL(door.baseUrl)
  if (URL.canParse(page) && new URL(page).host === host) return null
  return problem('auth/unexpected', `Google sign-in works at ${origin} only.`)
}

const nobody = problem(
  'auth/unexpected',
  'Google did not say who you are. Please try again, or sign in with your email.',
)
const codes: { readonly [code: string]: ProblemCode } = {
  access_denied: 'auth/popup-closed-by-user',
  account_not_linked: 'auth/email-already-in-use',
}

function explain(answer: Response, baseUrl: string): Problem | null {
  const location = answer.headers.get('location')
  if (answer.status !== 302 || location === null) return problem('auth/unexpected')
  const error = new URL(location, baseUrl).searchParams.get('error')
  if (error === 'unable_to_get_user_info') return nobody
  return error === null ? null : problem(codes[error] ?? 'auth/unexpected')
}

function end(request: Request, failure: Problem | null): Response {
  if (failure === null) return popupPage(null, 200)
  // Whatever is wrong with the round trip came with the request: 500 is for what we did wrong.
  const status = failure.code === 'auth/unexpected' ? 400 : problems[failure.code].status
  const wantsPage = (request.headers.get('accept') ?? '').includes('text/html')
  return wantsPage ? popupPage(failure, status) : problemResponse(failure, status)
}

async function readUrl(answer: Response): Promise<string | null> {
  const body: unknown = await answer.json().catch(() => null)
  return typeof body === 'object' && body !== null && 'url' in body && typeof body.url === 'string'
    ? body.url
    : null
}
