import { capitalise, insideSentence } from '../grammar/article.ts'
import { wordingOf } from './bit.ts'
import { isInCourse } from './courses.ts'
import { type Way } from './card-types.ts'
import { type Situation } from './situation.ts'

/** The phrases of one device, by slot. */
export function wayFacts({ machine, at, hide, hideNoise, treat, hush, rise }: Way): Record<string, string> {
  return { machine, at, hide, hideNoise, treat, hush, rise }
}

/** The phrases of the cards, by slot; wordings may have slots themselves. */
export function factsOf(situation: Omit<Situation, 'facts'>): ReadonlyMap<string, string> {
  const { cards, scenario, suite, way, plan, rating } = situation
  const { call, the } = cards.character
  const { a, round, roundLook, tall, food, tool } = cards.setting
  const own = {
    ...wayFacts(way),
    a,
    round,
    roundLook,
    tall,
    food,
    tool,
    call,
    the,
    with: suite.with,
    ...(isInCourse('taken', situation.course)
      ? { where: way.kept, freed: way.gives, keeper: way.machine }
      : { where: suite.where, freed: suite.freed, keeper: '{lead}' }),
    ...scenario.facts,
  }
  const wording = { filling: plan.filling, isRated: rating === 'r-rated' }
  return new Map(Object.entries(own).map(([slot, text]) => [slot.toLowerCase(), wordingOf(text, wording)]))
}

/** How a role is named: `{boss}` as one says it, `{BOSS}` as an action does. Null for a slot that is no role. */
export type NameOf = (role: string, isSaid: boolean) => string | null

/** Fills a text; a slot that nothing fills is left standing for the check to find. */
export function fillText(text: string, facts: ReadonlyMap<string, string>, nameOf: NameOf): string {
  let filled = capitalise(text)
  for (let depth = 0; depth < 4 && filled.includes('{'); depth++)
    filled = filled.replace(/\{(\w+)\}/gu, (slot, key: string, at: number) => {
      const word = fillSlot(key, facts, nameOf) ?? slot
      return beginsSentence(filled.slice(0, at)) ? capitalise(word) : word
    })
  return filled
}

function beginsSentence(before: string): boolean {
  return /^["“]?$|(?<!\.)[.!?]["”]? ["“]?$/u.test(before)
}

function fillSlot(key: string, facts: ReadonlyMap<string, string>, nameOf: NameOf): string | null {
  const isSaid = key !== key.toUpperCase()
  const name = nameOf(key.toUpperCase(), isSaid)
  if (name !== null) return insideSentence(name)
  const fact = facts.get(key.toLowerCase())
  if (fact === undefined) return null
  if (isSaid) return /^\p{Lu}/u.test(key) ? capitalise(fact) : fact
  return fact.toUpperCase()
}
