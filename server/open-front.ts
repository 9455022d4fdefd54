import { type Logger } from 'pino'
import { type ContactAnswer } from '../game/protocol.ts'
import { type Front } from './front.ts'
import { createDoor } from './http/door.ts'
import { createEventStreams } from './http/event-stream.ts'
import { createLimits, limitRules, type Limits } from './http/limits.ts'
import { type TrustedProxies } from './http/peer-address.ts'
import { type MeetingPlace } from './meeting-place.ts'
import { type Metrics } from './metrics.ts'
import { type Hall } from './rooms/hall.ts'
import { createPainter } from './share-page/painter.ts'
import { createSignIn } from './sign-in/sign-in.ts'
import { type Database } from './store/database.ts'
import { type Clock } from './time/clock.ts'

export type FrontSettings = {
  readonly baseUrl: string
  readonly secret: string
  readonly google: {
    readonly clientId: string
    readonly clientSecret: string
    readonly issuer: string
  } | null
  readonly contact: ContactAnswer
  readonly scriptsPerHour: number
  /** In a quarter of an hour. */
  readonly signInAttempts: number
  /** Guests, accounts and ways in through Google, each in a quarter of an hour. */
  readonly newPlayersPerAddress: number
  readonly trustedProxies: TrustedProxies
  /** The origin at which other devices of the network find this computer. */
  readonly network?: string | null
}

export type Basis = {
  readonly database: Database
  readonly place: MeetingPlace
  readonly metrics: Metrics
  readonly clock: Clock
  readonly log: Logger
}

const longestAnswerMs = 3_000

export function openFront(
  basis: Basis,
  settings: FrontSettings,
  { writer, openHall }: { readonly writer: string; readonly openHall: (limits: Limits) => Hall },
): Front {
  const { database, place, metrics, clock, log } = basis
  const { baseUrl, contact, trustedProxies } = settings
  const limits = createLimits(place.openCounter, rulesOf(settings))
  const streams = createEventStreams()
  const hall = openHall(limits)
  metrics.watch('event_streams_open', 'Listeners that follow a script', streams.size)
  return {
    signIn: createSignIn({ ...settings, database, clock, limits, hall, log }),
    hall,
    limits,
    trustedProxies,
    door: createDoor(),
    streams,
    metrics,
    log,
    clock,
    painter: createPainter(),
    baseUrl,
    network: settings.network ?? null,
    host: { writer, google: settings.google !== null },
    contact,
    missing: () => (place.isRedisAway() ? ['Redis does not answer'] : []),
    isReady: () =>
      database.pool.query('select 1').then(
        () => true,
        () => false,
      ),
  }
}

export async function closeFront({ door, streams, painter, hall }: Front): Promise<void> {
  streams.hangUp()
  const hangingUp = setInterval(streams.hangUp, 100) // requests that came in before may open a stream now
  await door.close(longestAnswerMs)
  clearInterval(hangingUp)
  streams.close()
  await hall.close()
  await painter.close()
}

function rulesOf({ scriptsPerHour, signInAttempts, newPlayersPerAddress }: FrontSettings) {
  const perHour = (times: number) => ({ times, minutes: 60 })
  const perQuarter = (times: number) => ({ times, minutes: 15 })
  return {
    ...limitRules,
    'password-by-account-and-peer': perQuarter(signInAttempts),
    'password-by-peer': perQuarter(6 * signInAttempts),
    'password-by-account': perHour(10 * signInAttempts),
    'sign-up-by-peer': perQuarter(newPlayersPerAddress),
    'guest-by-peer': perQuarter(newPlayersPerAddress),
    'google-by-peer': perQuarter(newPlayersPerAddress),
    'script-by-account': perHour(scriptsPerHour),
    'script-by-peer': perHour(6 * scriptsPerHour),
  }
}
