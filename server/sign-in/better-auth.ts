import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { getCookies } from 'better-auth/cookies'
import { betterAuth } from 'better-auth/minimal'
import { anonymous } from 'better-auth/plugins/anonymous'
import { type Logger } from 'pino'
import { type Database } from '../store/database.ts'
import { type PlayerStore } from '../store/players.ts'
import { accounts, sessions, users, verifications } from '../store/schema.ts'

export const basePath = '/api/auth'
/** Enforced where passwords are made (spec §9); a longer one than the other costs nothing but hashing time. */
export const shortestPassword = 6
export const longestPassword = 128

const day = 24 * 60 * 60

/** They know a guest, too. */
export type Rooms = { signIn(guest: string, account: string): Promise<void> }

export type BetterAuthOptions = {
  readonly database: Pick<Database, 'orm'>
  readonly players: Pick<PlayerStore, 'absorbGuest'>
  readonly hall: Rooms
  readonly baseUrl: string
  readonly secret: string
  readonly log: Pick<Logger, 'error'>
}

type Plugin = NonNullable<Parameters<typeof betterAuth>[0]['plugins']>[number]

export type BetterAuth = {
  handler(request: Request): Promise<Response>
  readonly sessionCookie: string
}

export function openBetterAuth(options: BetterAuthOptions, plugins: Plugin[]): BetterAuth {
  const { log, players, hall } = options
  const opened = betterAuth({
    appName: 'Twisted Yarn',
    baseURL: options.baseUrl,
    basePath,
    secret: options.secret,
    trustedOrigins: [options.baseUrl],
    database: drizzleAdapter(options.database.orm, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
    },
    // No copy of the session in a cookie: a copy outlives signing out.
    session: { expiresIn: 30 * day, updateAge: day, cookieCache: { enabled: false } },
    // Nothing is asked of Google after signing in, so its tokens are not kept.
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      account: {
        create: {
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
    plugins: [
      anonymous({
        generateName: () => 'Guest',
        onLinkAccount: async ({ anonymousUser: { user: guest }, newUser: { user: player } }) => {
          await hall.signIn(guest.id, player.id)
          await players.absorbGuest(guest.id, player.id)
        },
        // absorbGuest has done it, in the same transaction.
        disableDeleteAnonymousUser: true,
      }),
      ...plugins,
    ],
    // Its own limits trust X-Forwarded-For as sent; ours are in server/http/limits.ts.
    rateLimit: { enabled: false },
    advanced: {
      ...cookiesAt(options.baseUrl),
      ipAddress: { disableIpTracking: true },
      // Off by default under a test runner.
      disableCSRFCheck: false,
      disableOriginCheck: false,
    },
    telemetry: { enabled: false },
    // Its messages may hold an address, and its errors a query with a token: only the kind of error is logged.
    logger: {
      level: 'error',
      log: (_level, message, ...rest) => log.error({ kind: kindOf(rest) }, firstLine(message)),
    },
    // Thrown, they come to sign-in.ts; otherwise its router prints them with the query's values.
    onAPIError: { throw: true },
  })
  return { handler: opened.handler, sessionCookie: getCookies(opened.options).sessionToken.name }
}

/** `__Host-`, which needs TLS, lets no other subdomain plant the cookie; better-auth's own `__Secure-` does. */
function cookiesAt(baseUrl: string) {
  const secure = baseUrl.startsWith('https:')
  return {
    cookiePrefix: secure ? '__Host-twisted-yarn' : 'twisted-yarn',
    useSecureCookies: false,
    defaultCookieAttributes: { secure },
  }
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? '').slice(0, 120)
}

export function kindOf(things: readonly unknown[]): string | undefined {
  const error = things.find((thing) => thing instanceof Error)
  if (!error) return undefined
  const cause: unknown = error.cause
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? ` ${String(cause.code)}` : ''
  return `${error.name}${code}`
}
