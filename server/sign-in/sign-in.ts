import { type Logger } from 'pino'
import { databaseAway, diskFull, problem } from '../../game/problem.ts'
import { type Clock } from '../time/clock.ts'
import { type Limits } from '../http/limits.ts'
import { problemResponse } from '../http/problem-response.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { type Database } from '../store/database.ts'
import { isDatabaseAway, isDiskFull } from '../store/database-trouble.ts'
import { createKnownAddressStore } from '../store/known-addresses.ts'
import { createPlayerStore, type PlayerRow } from '../store/players.ts'
import { signInWithEmail, signUpWithEmail } from './email.ts'
import { createGoogle, type GoogleOptions } from './google.ts'
import { finishGoogle, startGoogle } from './google-popup.ts'
import { playAsGuest } from './guest.ts'
import { basePath, kindOf, openBetterAuth, type Rooms } from './better-auth.ts'
import { popupScript, popupScriptPath } from './popup-page.ts'
import { readSession, renewSession, signOut } from './session.ts'

export type Player = {
  readonly id: string
  readonly name: string | null
  readonly email: string | null
  readonly image: string | null
  readonly isAnonymous: boolean
}

export type SignIn = {
  handle(request: Request, peer: string): Promise<Response>
  readPlayer(headers: Headers): Promise<Player | null>
  renew(headers: Headers): Promise<readonly string[]>
}

export type SignInOptions = {
  readonly database: Pick<Database, 'orm'>
  readonly baseUrl: string
  readonly secret: string
  readonly google: GoogleOptions | null
  readonly clock: Clock
  readonly limits: Limits
  readonly hall: Rooms
  readonly log: Pick<Logger, 'error'>
}

type Door = (request: Request, peer: string) => Promise<Response> | Response

export function createSignIn(options: SignInOptions): SignIn {
  const { baseUrl, log } = options
  const players = createPlayerStore(options.database)
  const setUp = { ...options, players }
  const betterAuth = openBetterAuth(setUp, [])
  const google = options.google && createGoogle({ ...setUp, google: options.google })
  const door = { ...setUp, betterAuth, google, knownAddresses: createKnownAddressStore(options.database) }

  // Only what the game uses: better-auth's other thirty addresses stay shut.
  const doors: { readonly [name: string]: Door } = {
    'POST /sign-in/email': (request, peer) => signInWithEmail(door, request, peer),
    'POST /sign-up/email': (request, peer) => signUpWithEmail(door, request, peer),
    'POST /sign-in/anonymous': (request, peer) => playAsGuest(door, request, peer),
    'POST /sign-out': (request) => signOut(door, request),
    'GET /sign-in/google': (request, peer) => startGoogle(door, request, peer),
    'GET /callback/google': (request) => finishGoogle(door, request),
    [`GET ${popupScriptPath}`]: popupScript,
  }

  return {
    async handle(request, peer) {
      const path = new URL(request.url).pathname.slice(basePath.length)
      const open = doors[`${request.method} ${path}`]
      if (!open) return problemResponse(problem(isKnown(path, doors) ? 'method-not-allowed' : 'not-found'))
      // Google's own page leads back to the callback.
      if (path !== '/callback/google' && !isSameOrigin(request, baseUrl)) {
        return problemResponse(problem('foreign-origin'))
      }
      try {
        return await open(request, peer)
      } catch (error) {
        log.error({ kind: kindOf([error]) }, 'Signing in failed')
        if (isDiskFull(error)) return problemResponse(diskFull)
        return problemResponse(isDatabaseAway(error) ? databaseAway : problem('auth/unexpected'))
      }
    },

    async readPlayer(headers) {
      const row = await readSession(door, headers.get('cookie'))
      return row && describePlayer(row)
    },

    renew: (headers) => renewSession(door, headers.get('cookie')),
  }
}

function isKnown(path: string, doors: { readonly [name: string]: Door }): boolean {
  return Object.keys(doors).some((name) => name.endsWith(` ${path}`))
}

/** A guest's e-mail address is made up, and not shown. */
function describePlayer(row: PlayerRow): Player {
  return {
    id: row.id,
    name: row.name === '' ? null : row.name,
    email: row.isAnonymous ? null : row.email,
    image: row.image,
    isAnonymous: row.isAnonymous,
  }
}
