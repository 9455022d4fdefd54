import { parseSigned } from 'hono/utils/cookie'
import { problem } from '../../game/problem.ts'
import { type Clock } from '../time/clock.ts'
import { problemResponse } from '../http/problem-response.ts'
import { type PlayerRow, type PlayerStore } from '../store/players.ts'
import { askLibrary, withCookiesOf } from './ask-library.ts'
import { type Library } from './library.ts'

export type SessionDoor = {
  readonly library: Library
  readonly players: Pick<PlayerStore, 'findBySession'>
  readonly baseUrl: string
  readonly secret: string
  readonly clock: Clock
}

/**
 * Whose session the cookie names. The library's own reading takes two queries and may write; this is asked on every
 * request. Its tests hold it to the library's cookies.
 */
export async function readSession(door: SessionDoor, cookie: string | null): Promise<PlayerRow | null> {
  const { name } = (await door.library.$context).authCookies.sessionToken
  if (!cookie?.includes(name)) return null
  const token = (await parseSigned(cookie, door.secret, name))[name]
  return token ? door.players.findBySession(token, door.clock.now()) : null
}

/** The session's row is deleted: a copy of the cookie is worth nothing afterwards. */
export async function signOut(door: SessionDoor, request: Request): Promise<Response> {
  const cookie = request.headers.get('cookie')
  const answer = await askLibrary(door.library, door.baseUrl, { method: 'POST', path: '/sign-out', cookie })
  // The library answers well even when the row could not be deleted.
  const isOver = answer.ok && (await readSession(door, cookie)) === null
  return isOver ? withCookiesOf(answer) : problemResponse(problem('auth/unexpected'))
}

/** The library prolongs a session that is more than a day old, and clears the cookie of one that has ended. */
export async function renewSession(door: SessionDoor, cookie: string | null): Promise<readonly string[]> {
  if (cookie === null) return []
  const answer = await askLibrary(door.library, door.baseUrl, { method: 'GET', path: '/get-session', cookie })
  return answer.headers.getSetCookie()
}
