import { type Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { problem, type Problem } from '../../game/problem.ts'

/** A classroom shares one address, thirty phones one account: docs/security.md. The host sets three: open-front.ts. */
export const limitRules = {
  'password-by-account-and-peer': { times: 10, minutes: 15 },
  'password-by-peer': { times: 60, minutes: 15 },
  'password-by-account': { times: 100, minutes: 60 },
  'sign-up-by-peer': { times: 120, minutes: 15 },
  'guest-by-peer': { times: 120, minutes: 15 },
  'google-by-peer': { times: 120, minutes: 15 },
  'script-by-account': { times: 120, minutes: 60 },
  'script-by-peer': { times: 720, minutes: 60 },
  'export-by-account': { times: 60, minutes: 10 },
  'export-by-peer': { times: 360, minutes: 10 },
  'room-by-account': { times: 30, minutes: 60 },
  'room-by-peer': { times: 180, minutes: 60 },
  // A code that is typed wrongly counts, one that opens a room does not: 160,000 codes cannot be tried.
  'room-miss-by-peer': { times: 60, minutes: 15 },
  'change-by-account': { times: 600, minutes: 10 },
  'change-by-peer': { times: 3600, minutes: 10 },
  // Many times a second, so each instance counts for itself: a query would cost more than it saves.
  'list-by-account': { times: 600, minutes: 1, here: true },
  'move-by-account': { times: 600, minutes: 1, here: true },
  'laugh-by-account': { times: 6000, minutes: 1, here: true },
  'shared-by-peer': { times: 1200, minutes: 1, here: true },
  'picture-by-peer': { times: 240, minutes: 1, here: true },
} as const satisfies Record<string, Rule>

export type Rule = { readonly times: number; readonly minutes: number; readonly here?: true }
export type LimitName = keyof typeof limitRules
export type Use = readonly [rule: LimitName, key: string]

export type Limits = {
  /** Counts each use before it is done, so that a hundred at once are counted too. */
  spend(uses: readonly Use[]): Promise<Problem | null>
  refund(uses: readonly Use[]): Promise<void>
}

export type OpenLimiter = (name: string, rule: Rule) => RateLimiterAbstract

export function createLimits(openLimiter: OpenLimiter, rules: Record<LimitName, Rule> = limitRules): Limits {
  const open = (name: string, rule: Rule) => (rule.here ? countInMemory : openLimiter)(name, rule)
  const limiters = new Map(Object.entries(rules).map(([name, rule]) => [name, open(name, rule)]))
  const limiterOf = (name: LimitName) => limiters.get(name) as RateLimiterAbstract

  const refund = async (uses: readonly Use[]) => {
    await Promise.all(uses.map(([name, key]) => limiterOf(name).reward(key)))
  }
  return {
    refund,
    async spend(uses) {
      for (const [index, [name, key]] of uses.entries()) {
        const refused = await spendOne(limiterOf(name), key)
        if (!refused) continue
        await refund(uses.slice(0, index))
        return refused
      }
      return null
    },
  }
}

export const countInMemory: OpenLimiter = (name, { times, minutes }) =>
  new RateLimiterMemory({ keyPrefix: name, points: times, duration: minutes * 60 })

export function countInPostgres(pool: Pool): OpenLimiter {
  return (name, rule) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'limits',
      tableCreated: true,
      keyPrefix: name,
      points: rule.times,
      duration: rule.minutes * 60,
      insuranceLimiter: countInMemory(name, rule),
    })
}

export function countInRedis(client: object): OpenLimiter {
  return (name, rule) =>
    new RateLimiterRedis({
      storeClient: client,
      useRedisPackage: true,
      keyPrefix: `twisted-yarn:${name}`,
      points: rule.times,
      duration: rule.minutes * 60,
      insuranceLimiter: countInMemory(name, rule),
    })
}

async function spendOne(limiter: RateLimiterAbstract, key: string): Promise<Problem | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    if (await forgetOtherTime(limiter, key, refusal)) return spendOne(limiter, key)
    return {
      ...problem('too-many-requests'),
      retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    }
  }
}

/** A count with more time left than its rule gives began while the clock was ahead; kept, it would hold until then. */
export async function forgetOtherTime(
  limiter: RateLimiterAbstract,
  key: string,
  { msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>,
): Promise<boolean> {
  const isOfOtherTime = msBeforeNext > limiter.msDuration + mostClockError
  if (isOfOtherTime) await limiter.delete(key)
  return isOfOtherTime
}

/** Between two instances, in milliseconds. */
const mostClockError = 60_000
