import { resolve } from 'node:path'
import * as v from 'valibot'
import { parseTrustedProxies, type TrustedProxies } from './http/peer-address.ts'
import { StartProblem } from './start-problem.ts'
import { messageSettings } from './writers/plan-habits.ts'

const url = (protocols: readonly string[], example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address like ${example}`,
    ),
  )
const web = ['http:', 'https:']
const optional = <S extends v.GenericSchema<string>>(schema: S) => v.optional(v.nullable(schema), null)

const amount = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,11}$/, 'must be a whole number above 0'),
  v.transform(Number),
)

/** The contract with the operator: docs/operations.md. Empty counts as unset. */
const variables = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a port number'),
      v.transform(Number),
      v.maxValue(65535, 'must be a port number'),
    ),
    '3000',
  ),
  HOST: v.optional(v.string(), '0.0.0.0'),
  BASE_URL: optional(url(web, 'https://twisted-yarn.example')),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: optional(url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name')),
  REDIS_URL: optional(url(['redis:', 'rediss:'], 'redis://host:6379')),
  OPENAI_API_KEY: optional(
    v.pipe(v.string(), v.trim(), v.regex(/^[\x21-\x7e]+$/, 'must be one line of letters, digits and signs')),
  ),
  OPENAI_BASE_URL: optional(url(web, 'http://localhost:11434/v1')),
  OPENAI_MODEL: v.optional(v.string(), 'gpt-4.1-mini'),
  AI_MESSAGES: v.optional(v.picklist(messageSettings, 'must be auto, long or short'), 'auto'),
  HOUSE_PACE: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'must be a number of milliseconds'), v.transform(Number)),
    '60',
  ),
  SCRIPTS_PER_HOUR: v.optional(amount, '120'),
  SCRIPTS_AT_ONCE: v.optional(amount, '6'),
  SCRIPTS_AT_ONCE_HERE: v.optional(amount, '1000'),
  SIGN_IN_ATTEMPTS: v.optional(amount, '10'),
  NEW_PLAYERS_PER_ADDRESS: v.optional(amount, '120'),
  AI_TOKENS_PER_DAY: v.optional(v.nullable(amount), null),
  GOOGLE_CLIENT_ID: optional(v.string()),
  GOOGLE_CLIENT_SECRET: optional(v.string()),
  GOOGLE_ISSUER: v.optional(url(web, 'https://accounts.google.com'), 'https://accounts.google.com'),
  AUTH_SECRET: optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))),
  TRUSTED_PROXIES: v.optional(v.string(), ''),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    ),
    'warn',
  ),
  CONTACT_NAME: v.optional(v.string(), 'The Yarn Keeper'),
  CONTACT_PHONE: v.optional(v.string(), '555-0142 (ask for the loose end)'),
  CONTACT_EMAIL: v.optional(v.string(), 'hello@twisted-yarn.example'),
  CONTACT_FUN_FACT: v.optional(v.string(), 'Once untangled a plot hole with a crochet hook.'),
})

export type Environment = ReturnType<typeof readEnvironment>

/** A wrong value ends the start with a sentence that names the variable, never its value. */
export function readEnvironment(raw: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(raw).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = v.safeParse(variables, given)
  if (!read.success) {
    const [issue] = read.issues
    throw new StartProblem(`${v.getDotPath(issue) ?? 'The environment'} ${issue.message}.`)
  }
  const env = read.output
  if (env.GOOGLE_CLIENT_ID && !env.GOOGLE_CLIENT_SECRET)
    throw new StartProblem('GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is.')
  return {
    port: env.PORT,
    host: env.HOST,
    baseUrl: withoutEnd(env.BASE_URL ?? `http://localhost:${env.PORT}`),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    ai:
      env.OPENAI_API_KEY || env.OPENAI_BASE_URL
        ? {
            apiKey: env.OPENAI_API_KEY,
            baseUrl: withoutEnd(env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1'),
            model: env.OPENAI_MODEL,
            messages: env.AI_MESSAGES,
          }
        : null,
    pace: env.HOUSE_PACE,
    scriptsPerHour: env.SCRIPTS_PER_HOUR,
    signInAttempts: env.SIGN_IN_ATTEMPTS,
    newPlayersPerAddress: env.NEW_PLAYERS_PER_ADDRESS,
    mostWriting: { byPlayer: env.SCRIPTS_AT_ONCE, here: env.SCRIPTS_AT_ONCE_HERE },
    aiTokensPerDay: env.AI_TOKENS_PER_DAY,
    google: env.GOOGLE_CLIENT_ID
      ? {
          clientId: env.GOOGLE_CLIENT_ID,
          clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
          issuer: env.GOOGLE_ISSUER,
        }
      : null,
    contact: {
      name: env.CONTACT_NAME,
      phone: env.CONTACT_PHONE,
      email: env.CONTACT_EMAIL,
      funFact: env.CONTACT_FUN_FACT,
    },
    authSecret: env.AUTH_SECRET,
    trustedProxies: readProxies(env.TRUSTED_PROXIES),
    logLevel: env.LOG_LEVEL,
    /** Podman and our image say so. */
    isInContainer: raw['container'] !== undefined,
  }
}

function withoutEnd(address: string): string {
  return /^.*[^/]/.exec(address)?.[0] ?? address
}

function readProxies(list: string): TrustedProxies {
  const proxies = parseTrustedProxies(list.split(/[\s,]+/).filter(Boolean))
  if ('invalid' in proxies)
    throw new StartProblem('TRUSTED_PROXIES must be a list of addresses or ranges such as 10.0.0.0/8.')
  return proxies
}
