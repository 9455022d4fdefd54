import { type MessageLength, type OpeningPlan } from '../../comedy/asking/outline.ts'
import { isWholePlan } from '../../comedy/asking/read-plan.ts'

/** What the host has chosen: `auto` asks at length until the model is seen not to be up to it. */
export const messageSettings = ['auto', 'long', 'short'] as const
export type MessageSetting = (typeof messageSettings)[number]

export type PlanHabits = ReturnType<typeof createPlanHabits>

/** A room looks at a title for so long, in milliseconds; then it asks where the script is. */
const longestPlanMs = 3_000
/** In a row. Once is chance. */
const mostTroubles = 2

/** What is known of a model's plans, for as long as the server runs: whether it is asked at length or shortly. */
export function createPlanHabits(setting: MessageSetting, onShort: () => void) {
  let troubles = 0
  return {
    messages: (): MessageLength => (setting === 'short' || troubles >= mostTroubles ? 'short' : 'long'),
    /** A first act that was asked for at length has begun: with this plan, so long after its title. */
    seen(plan: OpeningPlan | null, ms: number): void {
      if (setting !== 'auto' || troubles >= mostTroubles) return
      troubles = isWholePlan(plan, 'long') && ms <= longestPlanMs ? 0 : troubles + 1
      if (troubles >= mostTroubles) onShort()
    },
  }
}
