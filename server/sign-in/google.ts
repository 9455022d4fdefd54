import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { type Clock } from '../time/clock.ts'
import { type Library, type LibraryOptions, openLibrary } from './library.ts'

export type GoogleOptions = {
  readonly clientId: string
  readonly clientSecret: string
  readonly issuer: string
}

/** How long a press waits for the issuer to describe itself. */
const discoveryMs = 5000

/**
 * A second set-up of the library that knows Google, opened at the first press. The library asks the issuer once, while
 * it starts, and everything else waits for that: in the one set-up that reads sessions, a host without Internet would
 * keep its guests waiting, and a failed answer would stay until restart. Here it is asked again at the next press.
 */
export function createGoogle(
  options: LibraryOptions & { readonly google: GoogleOptions; readonly clock: Clock },
): { open(): Promise<Library | null> } {
  let opening: Promise<Library | null> | null = null
  return {
    async open() {
      const mine = (opening ??= discover(options))
      const library = await mine
      if (library === null && opening === mine) opening = null
      return library
    },
  }
}

async function discover(options: Parameters<typeof createGoogle>[0]): Promise<Library | null> {
  const { google, clock } = options
  const library = openLibrary(options, [
    genericOAuth({
      config: [
        {
          providerId: 'google',
          clientId: google.clientId,
          clientSecret: google.clientSecret,
          discoveryUrl: `${google.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
          scopes: ['openid', 'email', 'profile'],
          pkce: true,
          requireIdTokenVerification: true,
          // A living room's laptop is signed in to somebody's account already.
          prompt: 'select_account',
        },
      ],
    }),
  ])
  const answered = new AbortController()
  const tooLate = clock.wait(discoveryMs, answered.signal).then(
    () => null,
    () => null,
  )
  const context = await Promise.race([library.$context, tooLate])
  answered.abort()
  return context !== null && context.socialProviders.length > 0 ? library : null
}
