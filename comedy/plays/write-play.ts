import { type Random, seededRandom } from '../../game/random.ts'
import { type Line } from '../../script/line.ts'
import { type Brief } from '../beat-sheet.ts'
import { type ReadBit, readEachOnce } from './bit.ts'
import { courseOf } from './courses.ts'
import { lookAhead } from './dealing/ahead.ts'
import { type Deal, dealLines } from './dealing/deal.ts'
import { fitMinutes, type Groups, measureGroups, wordsWanted } from './dealing/fit.ts'
import { type PlayPlan } from './planning/play-plan.ts'
import { weighDeal } from './dealing/weigh-deal.ts'
import { type Steering } from '../steering.ts'
import { findRunners } from './runners.ts'
import { setLines } from './set-lines.ts'
import { type Play } from './steering/play.ts'
import { steerPlay } from './steering/steer-play.ts'
import { type Cards, leavingIn, type Situation } from './situation.ts'
import { type Item } from './item.ts'
import { factsOf } from './slots.ts'
import { unfold } from './unfold.ts'

const weightOfSeam = 1 / 50

export type Written = {
  readonly acts: readonly (readonly Line[])[]
  /** The bits that are played, as a checker names them. */
  readonly bits: ReadonlySet<string>
  /** What is wrong on the stage: who cannot know or be there. */
  readonly slips: Deal['faults']
  readonly runners: ReadonlySet<string>
  /** How far it lies outside the gates; 0 when it passes them all. */
  readonly faults: number
}

/** The lines of each act. The same brief, cards, plan and steering give the same lines for ever. */
export function writeLines(
  brief: Brief,
  cards: Cards,
  plan: PlayPlan,
  steerings: readonly Steering[] = [],
): Line[][] {
  const { deal, items } = steerPlay(stagePlay(brief, cards, plan), steerings)
  return setLines(deal.items, items, brief.length.acts)
}

/** The same lines, and what a checker asks about them. */
export function writePlay(
  brief: Brief,
  cards: Cards,
  plan: PlayPlan,
  steerings: readonly Steering[] = [],
): Written {
  const play = steerPlay(stagePlay(brief, cards, plan), steerings)
  return {
    bits: new Set(play.items.map(({ bit }) => bit.where)),
    slips: play.deal.faults,
    faults: weighPlay(play).faults,
    runners: findRunners(play),
    acts: setLines(play.deal.items, play.items, brief.length.acts),
  }
}

/** A play before anybody has steered it. */
export function stagePlay(brief: Brief, cards: Cards, plan: PlayPlan): Play {
  const situations = situationsOf(brief, cards, plan)
  const all = unfold(situations)
  return dealPlay(brief, plan, { situations, all, groups: measureGroups(all) })
}

export type Unfolded = {
  readonly situations: readonly Situation[]
  readonly all: readonly Item[]
  readonly groups: Groups
}

export function dealPlay(brief: Brief, plan: PlayPlan, { situations, all, groups }: Unfolded): Play {
  const seed = `${brief.seed}|deal ${plan.deal}`
  const random = seededRandom(seed)
  let drawn = 0
  const counted = () => {
    drawn++
    return random()
  }
  const played = [plan, ...(plan.second ? [plan.second] : [])].flatMap((half) =>
    Object.values(half.functions),
  )
  const extras = brief.cast.slice(1).filter(({ name }) => !played.includes(name))
  const first = new Set(extras.map(({ name }) => `turn ${name}`))
  const wanted = {
    words: wordsWanted(brief.length, groups),
    parts: brief.cast.map(({ name }) => name),
    first,
  }
  const items = fitMinutes(all, groups, wanted, counted)
  const ahead = lookAhead(items)
  const dealAgain = (others: readonly Item[]) => dealLines(others, skip(seededRandom(seed), drawn), ahead)
  return { brief, situations, items, deal: dealLines(items, random, ahead), dealAgain, chosen: new Set() }
}

function skip(random: Random, count: number): Random {
  for (let n = 0; n < count; n++) random()
  return random
}

export type Weighed = {
  /** How far it lies outside the gates, and how unevenly its words are shared; 0 where there is nothing to complain of. */
  readonly faults: number
  /** Nothing is wrong on the stage, and no gate that dealing can move is missed. */
  readonly passes: boolean
  readonly uneven: number
}

export function weighPlay({ brief, deal: { items, faults: slips, seams } }: Play): Weighed {
  const { gates, uneven } = weighDeal(items, brief)
  const faults = gates + uneven + slips.length / 2 + seams * weightOfSeam
  return { faults, passes: gates === 0 && slips.length === 0, uneven }
}

/** The scenarios of a play, each with what is known in it. */
export function situationsOf(
  brief: Brief,
  cards: Cards,
  plan: PlayPlan,
  read: ReadBit = readEachOnce(),
): Situation[] {
  const first = situationOf(brief, cards, plan, { isSecond: false, read })
  if (plan.second === null) return [first]
  const second = { ...plan, ...plan.second, before: plan }
  return [first, situationOf(brief, cards, second, { isSecond: true, read })]
}

function situationOf(
  brief: Brief,
  cards: Cards,
  plan: PlayPlan,
  { isSecond, read }: { readonly isSecond: boolean; readonly read: ReadBit },
): Situation {
  const { program, character, setting } = cards
  const scenario = program.scenarios.find(({ id }) => id === plan.scenario)
  if (scenario === undefined) throw new Error(`${program.name} has no scenario ${plan.scenario}`)
  const [lead = character.name, ...others] = brief.cast.map(({ name }) => name)
  const situation = {
    cards,
    read,
    plan,
    scenario,
    suite: character.suites[plan.suite],
    way: setting.ways[plan.way],
    course: courseOf(plan),
    lead,
    others,
    leaving: leavingIn(scenario),
    rating: brief.rating,
    isNext: brief.sequel !== null || isSecond,
    landed: isSecond ? null : (brief.sequel?.landed?.[0]?.text ?? null),
    seed: brief.seed,
  }
  return { ...situation, facts: factsOf(situation) }
}
