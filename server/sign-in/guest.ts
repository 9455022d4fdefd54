import { problem } from '../../game/problem.ts'
import { type Limits } from '../http/limits.ts'
import { problemResponse } from '../http/problem-response.ts'
import { askBetterAuth, readCode, withCookiesOf } from './ask-better-auth.ts'
import { type BetterAuth } from './better-auth.ts'

export type GuestDoor = { readonly betterAuth: BetterAuth; readonly limits: Limits; readonly baseUrl: string }

export async function playAsGuest(door: GuestDoor, request: Request, peer: string): Promise<Response> {
  const refused = await door.limits.spend([['guest-by-peer', peer]])
  if (refused) return problemResponse(refused)
  const answer = await askBetterAuth(door.betterAuth, door.baseUrl, {
    method: 'POST',
    path: '/sign-in/anonymous',
    cookie: request.headers.get('cookie'),
  })
  if (answer.ok) return withCookiesOf(answer)
  const isGuest = (await readCode(answer)) === 'ANONYMOUS_USERS_CANNOT_SIGN_IN_AGAIN_ANONYMOUSLY'
  return isGuest ? new Response(null, { status: 204 }) : problemResponse(problem('auth/unexpected'))
}
