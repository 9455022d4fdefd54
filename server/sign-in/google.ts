import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { type Clock } from '../time/clock.ts'
import { type BetterAuth, type BetterAuthOptions, openBetterAuth } from './better-auth.ts'

export type GoogleOptions = {
  readonly clientId: string
  readonly clientSecret: string
  readonly issuer: string
}

type Options = BetterAuthOptions & { readonly google: GoogleOptions; readonly clock: Clock }

type Init = NonNullable<Parameters<typeof openBetterAuth>[1][number]['init']>
type Provider = Parameters<Init>[0]['socialProviders'][number]

const discoveryMs = 5000

/** In the set-up that reads sessions, guests would wait for the issuer, and its failure would stay until restart. */
export function createGoogle(options: Options): { open(): Promise<BetterAuth | null> } {
  let opening: Promise<BetterAuth | null> | null = null
  return {
    async open() {
      const mine = (opening ??= discover(options))
      const betterAuth = await mine
      if (betterAuth === null && opening === mine) opening = null
      return betterAuth
    },
  }
}

async function discover(options: Options): Promise<BetterAuth | null> {
  let tell = (_isKnown: boolean) => {}
  const isKnown = new Promise<boolean>((resolve) => (tell = resolve))
  const betterAuth = openBetterAuth(options, [
    pluginOf(options.google),
    // Plugins are started one after the other; the one above leaves Google out when its issuer did not answer.
    {
      id: 'is-google-known',
      init: ({ socialProviders }) => {
        socialProviders.forEach(requireIdToken)
        tell(socialProviders.length > 0)
      },
    },
  ])
  const answered = new AbortController()
  const tooLate = options.clock.wait(discoveryMs, answered.signal).then(
    () => false,
    () => false,
  )
  const isReady = await Promise.race([isKnown, tooLate])
  answered.abort()
  return isReady ? betterAuth : null
}

/** Without one the plugin asks the access token who it is of, which may be another program's: nothing of it is signed. */
function requireIdToken(provider: Provider): void {
  const { getUserInfo } = provider
  provider.getUserInfo = async (token) => (token.idToken ? getUserInfo(token) : null)
}

function pluginOf({ clientId, clientSecret, issuer }: GoogleOptions) {
  return genericOAuth({
    config: [
      {
        providerId: 'google',
        clientId,
        clientSecret,
        discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        // A living room's laptop is signed in to an account already, and not always the player's.
        prompt: 'select_account',
      },
    ],
  })
}
