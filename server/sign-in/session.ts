import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import { problem } from '../../game/problem.ts'
import { type Clock } from '../time/clock.ts'
import { problemResponse } from '../http/problem-response.ts'
import { type PlayerRow, type PlayerStore } from '../store/players.ts'
import { askBetterAuth, withCookiesOf } from './ask-better-auth.ts'
import { type BetterAuth } from './better-auth.ts'

export type SessionDoor = {
  readonly betterAuth: BetterAuth
  readonly players: Pick<PlayerStore, 'findBySession'>
  readonly baseUrl: string
  readonly secret: string
  readonly clock: Clock
}

/** Asked on every request; better-auth's own reading takes two queries and may write. Tests hold the two together. */
export async function readSession(door: SessionDoor, cookie: string | null): Promise<PlayerRow | null> {
  const name = door.betterAuth.sessionCookie
  if (!cookie?.includes(name)) return null
  const token = readSigned(parse(cookie, name)[name] ?? '', door.secret)
  return token ? door.players.findBySession(token, door.clock.now()) : null
}

/** As better-auth signs: `value.signature`. At once: the Web's cryptography, in other threads, costs more than the rest. */
function readSigned(signed: string, secret: string): string | null {
  const dot = signed.lastIndexOf('.')
  const value = signed.slice(0, Math.max(0, dot))
  const expected = createHmac('sha256', secret).update(value).digest()
  const given = Buffer.from(signed.slice(dot + 1), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null
}

/** Deletes the row: a copy of the cookie is worth nothing afterwards. */
export async function signOut(door: SessionDoor, request: Request): Promise<Response> {
  const cookie = request.headers.get('cookie')
  const answer = await askBetterAuth(door.betterAuth, door.baseUrl, {
    method: 'POST',
    path: '/sign-out',
    cookie,
  })
  // better-auth answers well even when the row could not be deleted.
  const isOver = answer.ok && (await readSession(door, cookie)) === null
  return isOver ? withCookiesOf(answer) : problemResponse(problem('auth/unexpected'))
}

/** better-auth prolongs a session that is more than a day old, and clears the cookie of one that has ended. */
export async function renewSession(door: SessionDoor, cookie: string | null): Promise<readonly string[]> {
  if (cookie === null) return []
  const answer = await askBetterAuth(door.betterAuth, door.baseUrl, {
    method: 'GET',
    path: '/get-session',
    cookie,
  })
  return answer.headers.getSetCookie()
}
