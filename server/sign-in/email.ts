import { createHash, createHmac } from 'node:crypto'
import { isProblem, problem, type Problem, type ProblemCode } from '../../game/problem.ts'
import { type Limits, type Use } from '../http/limits.ts'
import { problemResponse } from '../http/problem-response.ts'
import { type KnownAddressStore } from '../store/known-addresses.ts'
import { type PlayerStore } from '../store/players.ts'
import { type Clock } from '../time/clock.ts'
import { askBetterAuth, readCode, withCookiesOf } from './ask-better-auth.ts'
import { type Credentials, readCredentials } from './credentials.ts'
import { type BetterAuth } from './better-auth.ts'

export type EmailDoor = {
  readonly betterAuth: BetterAuth
  readonly players: Pick<PlayerStore, 'hasEmail'>
  readonly knownAddresses: KnownAddressStore
  readonly limits: Limits
  readonly baseUrl: string
  readonly secret: string
  readonly clock: Clock
}

/**
 * Every attempt is counted beforehand, and taken back when the password was right. Where the account has been signed in
 * before, what strangers tried elsewhere does not count (docs/decisions/023-known-addresses.md).
 */
export async function signInWithEmail(door: EmailDoor, request: Request, peer: string): Promise<Response> {
  const credentials = await readCredentials(request)
  if (isProblem(credentials)) return problemResponse(credentials)
  const account = createHash('sha256').update(credentials.email.toLowerCase()).digest('base64url')
  const isKnown = await door.knownAddresses.isKnown(digestOf(door, credentials, peer), door.clock.now())
  const uses: Use[] = [
    ['password-by-peer', peer],
    ['password-by-account-and-peer', `${account} ${peer}`],
    ...(isKnown ? [] : [['password-by-account', account] as const]),
  ]
  const refused = await door.limits.spend(uses)
  if (refused) return problemResponse(refused)
  const answer = await ask(door, '/sign-in/email', credentials, request)
  if (!answer.ok) return problemResponse(await explain(door, answer, credentials))
  await door.limits.refund(uses)
  await noteAddress(door, credentials, peer)
  return withCookiesOf(answer)
}

export async function signUpWithEmail(door: EmailDoor, request: Request, peer: string): Promise<Response> {
  const credentials = await readCredentials(request)
  if (isProblem(credentials)) return problemResponse(credentials)
  const refused = await door.limits.spend([['sign-up-by-peer', peer]])
  if (refused) return problemResponse(refused)
  const answer = await ask(door, '/sign-up/email', { ...credentials, name: '' }, request)
  if (!answer.ok) return problemResponse(await explain(door, answer, credentials))
  await noteAddress(door, credentials, peer)
  return withCookiesOf(answer)
}

function noteAddress(door: EmailDoor, credentials: Credentials, peer: string): Promise<void> {
  return door.knownAddresses.note(credentials.email, digestOf(door, credentials, peer), door.clock.now())
}

/** Keyed with the server's secret, and different for each account: the database alone tells no address, nor who shares one. */
function digestOf({ secret }: EmailDoor, { email }: Credentials, peer: string): string {
  return createHmac('sha256', secret).update(`${email.toLowerCase()} ${peer}`).digest('base64url')
}

function ask(door: EmailDoor, path: string, body: object, request: Request): Promise<Response> {
  return askBetterAuth(door.betterAuth, door.baseUrl, {
    method: 'POST',
    path,
    body,
    cookie: request.headers.get('cookie'),
  })
}

const codes: { readonly [code: string]: ProblemCode } = {
  USER_ALREADY_EXISTS: 'auth/email-already-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'auth/email-already-in-use',
  INVALID_EMAIL: 'auth/invalid-email',
  PASSWORD_TOO_SHORT: 'auth/weak-password',
}

async function explain(
  door: EmailDoor,
  answer: Response,
  { email, password }: Credentials,
): Promise<Problem> {
  const code = await readCode(answer)
  if (code === 'INVALID_EMAIL_OR_PASSWORD') {
    // better-auth spends the same time on both; the spec has a sentence for each.
    return problem((await door.players.hasEmail(email)) ? 'auth/wrong-password' : 'auth/user-not-found')
  }
  // Two who sign up with one address at once: the slower one fails at the unique index.
  if (code === 'FAILED_TO_CREATE_USER' && (await door.players.hasEmail(email))) {
    return problem('auth/email-already-in-use')
  }
  // Signing up, better-auth looks at the whole form at once and says only that something is wrong.
  if (code === 'VALIDATION_ERROR')
    return problem(password === '' ? 'auth/weak-password' : 'auth/invalid-email')
  return problem(codes[code] ?? 'auth/unexpected')
}
