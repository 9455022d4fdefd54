import { wordingOf } from './bit.ts'
import { type Situation, standIn } from './situation.ts'
import { fillText, type NameOf } from './slots.ts'

/** A sentence or title of a scenario, with full names in it. */
export function sentenceFor(text: string, situation: Situation): string {
  const nameOf: NameOf = (role) => (role === 'LEAD' ? situation.lead : standIn(role, situation))
  const { plan, rating } = situation
  const said = wordingOf(text, { filling: plan.filling, isRated: rating === 'r-rated' })
  return fillText(said, situation.facts, nameOf)
}
