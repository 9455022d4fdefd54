import { type RateLimiterAbstract } from 'rate-limiter-flexible'
import { problem } from '../../game/problem.ts'
import { type TokenBudget } from '../writers/service/settings.ts'
import { forgetOtherTime, type OpenLimiter } from './limits.ts'

const key = 'all'

/** For all players and instances together, in 24 hours from the first token on. */
export function createTokenBudget(openLimiter: OpenLimiter, tokensPerDay: number): TokenBudget {
  const counter: RateLimiterAbstract = openLimiter('ai-tokens', { times: tokensPerDay, minutes: 24 * 60 })
  return {
    async refusal() {
      const spent = await counter.get(key)
      if (!spent || spent.consumedPoints < tokensPerDay) return null
      if (await forgetOtherTime(counter, key, spent)) return null
      return { ...problem('ai-budget-spent'), retryAfter: Math.ceil(spent.msBeforeNext / 1000) }
    },
    async spend(tokens) {
      await counter.penalty(key, tokens)
    },
  }
}
