import { type Random, seededRandom } from '../../../game/random.ts'
import { type Line } from '../../../script/line.ts'
import { type Brief } from '../../beat-sheet.ts'
import { judge } from '../../gates.ts'
import { type ReadBit, readEachOnce } from '../bit.ts'
import { castFunctions, type Chosen, choosePlay } from './choose-play.ts'
import { type Deal } from '../dealing/deal.ts'
import { measureGroups } from '../dealing/fit.ts'
import { type Casting, type PlayPlan } from './play-plan.ts'
import { type Cards } from '../situation.ts'
import { unfold } from '../unfold.ts'
import { dealPlay, situationsOf, type Unfolded, weighPlay } from '../write-play.ts'

/** Of each scenario so many fillings, suites and ways are tried, each with one deal. */
const usualChoices = 4
/** Of the best of them, so often other people play the functions; and so often the lines are dealt to them. */
const castings = 3
const dealsOfOneCasting = 5
/** How many seams a deal may have that is good enough to look no further; of two, one has the next word half the time. */
const seamsAllowed: Readonly<Record<number, number>> = { 2: 13, 3: 6 }
const usualSeams = 3
/** How unevenly its words may be shared then, inside the gates. */
const unevenAllowed = 0.25
/** The next scenario in the order is played instead where that is so much better. */
const weightOfRank = 0.4

/** What was chosen, and who plays it: all that its deals have in common. */
type Cast = {
  readonly chosen: Chosen
  readonly people: Omit<PlayPlan, 'deal'>
  readonly unfolded: Unfolded
}

/** A play that could be played, and how far its deal and its words lie outside the gates. */
type Candidate = {
  readonly cast: Cast
  readonly plan: PlayPlan
  readonly faults: number
  readonly missed: number
  /** Nothing is outside the gates, and little to complain of: who has it looks no further. */
  readonly isGood: boolean
}

type Wanted = {
  /** The scenario that must be played. */
  readonly scenario?: string | null
  readonly choices?: number
}

/** The play for these cards: the first that passes the gates, or the one that comes nearest. */
export function planPlay(brief: Brief, cards: Cards, wanted: Wanted = {}): PlayPlan {
  const steps = planInSteps(brief, cards, wanted)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

/** The same in steps of some milliseconds: who asks for it may do something else between them. */
export function* planInSteps(
  brief: Brief,
  cards: Cards,
  { scenario: wanted = null, choices = usualChoices }: Wanted = {},
): Generator<undefined, PlayPlan> {
  const deck: Deck = { brief, cards, read: readEachOnce() }
  let best: { readonly plan: PlayPlan; readonly cost: number } | null = null
  for (let rank = 0; best === null || best.cost > rank * weightOfRank; rank++) {
    const candidate = yield* planScenario(deck, { wanted, rank, choices })
    if (candidate === null) break
    const cost = costOf(candidate) + rank * weightOfRank
    if (best === null || cost < best.cost) best = { plan: candidate.plan, cost }
  }
  if (best === null) throw new Error('No play was planned')
  return best.plan
}

type Deck = {
  readonly brief: Brief
  readonly cards: Cards
  readonly read: ReadBit
}

type Scenarios = {
  readonly wanted: string | null
  /** The scenario's place in the order. */
  readonly rank: number
  readonly choices: number
}

/** The best play of one scenario; null where the order has ended. */
function* planScenario(
  deck: Deck,
  { wanted, rank, choices }: Scenarios,
): Generator<undefined, Candidate | null> {
  const tried = new Set<string>()
  let best: Candidate | null = null
  for (let draw = 0; draw < choices * 3 && tried.size < choices && !best?.isGood; draw++) {
    const chosen = choosePlay(deck.brief, deck.cards, { wanted, rank, draw })
    if (chosen === null) return null
    const key = JSON.stringify(chosen)
    if (tried.has(key)) continue
    tried.add(key)
    yield
    best = dealOnce(deck, castChosen(deck, chosen, 0), 0, best)
  }
  return best === null || best.isGood ? best : yield* dealOften(deck, best)
}

/** The best of all deals of a choice that was dealt once, or the first that is good. */
function* dealOften(deck: Deck, hasty: Candidate): Generator<undefined, Candidate> {
  let best = hasty
  for (let casting = 0; casting < castings; casting++) {
    yield
    const cast = casting === 0 ? hasty.cast : castChosen(deck, hasty.cast.chosen, casting)
    for (let n = casting === 0 ? 1 : 0; n < dealsOfOneCasting && !best.isGood; n++)
      best = dealOnce(deck, cast, casting * dealsOfOneCasting + n, best)
    if (best.isGood) break
  }
  return best
}

function castChosen({ brief, cards, read }: Deck, chosen: Chosen, casting: number): Cast {
  const people = castPlay(brief, cards, chosen, casting)
  const situations = situationsOf(brief, cards, { ...people, deal: 0 }, read)
  const all = unfold(situations)
  return { chosen, people, unfolded: { situations, all, groups: measureGroups(all) } }
}

/** This deal, where it is good, or better than the best so far. */
function dealOnce<B extends Candidate | null>(
  { brief }: Deck,
  cast: Cast,
  deal: number,
  best: B,
): Candidate | B {
  const plan = { ...cast.people, deal }
  const play = dealPlay(brief, plan, cast.unfolded)
  const { faults, passes, uneven } = weighPlay(play)
  const mostSeams = seamsAllowed[brief.cast.length] ?? usualSeams
  const isFair = passes && uneven <= unevenAllowed && play.deal.seams <= mostSeams
  if (best !== null && !isFair && faults >= costOf(best)) return best
  const missed = countMissed(brief, play.deal.items)
  const candidate = { cast, plan, faults, missed, isGood: isFair && missed === 0 }
  return best === null || candidate.isGood || costOf(candidate) < costOf(best) ? candidate : best
}

function costOf({ faults, missed }: Candidate): number {
  return faults + missed
}

/** How many gates of its words a play misses, which no weighing of its deal knows. A refrain may be said twice. */
function countMissed({ cast }: Brief, dealt: Deal['items']): number {
  const lines = dealt.flatMap((item): Line[] =>
    item.is === 'speech' ? [{ kind: 'dialogue', text: item.text, speaker: item.by }] : [],
  )
  const script = { lines, cast: cast.map(({ name }) => name), promised: null }
  return judge([script], 'house').filter(({ gate, failed }) => failed > 0 && ofWords.has(gate.name)).length
}

const ofWords = new Set([
  'words per line, mean',
  'words per line, most',
  'distinct-2',
  'lines that call back',
  'a callback in the last tenth',
  'generic reactions',
])

function castPlay(brief: Brief, cards: Cards, chosen: Chosen, attempt: number): Omit<PlayPlan, 'deal'> {
  const random = seededRandom(`${brief.seed}|cast ${attempt}`)
  const first = castHalf(brief, cards, random)
  const second = chosen.second && { ...chosen.second, ...castHalf(brief, cards, random, first.functions) }
  return { ...chosen, ...first, second }
}

function castHalf(
  brief: Brief,
  { program }: Cards,
  random: Random,
  before: Casting['functions'] = {},
): Casting {
  const others = brief.cast.slice(1).map(({ name }) => name)
  const functions = castFunctions(program, others, random, before)
  const extras = others.filter((name) => !Object.values(functions).includes(name))
  const hosts = [
    ...extras,
    ...(functions.PAL ? [functions.PAL] : []),
    ...(functions.BOSS ? [functions.BOSS] : []),
  ]
  const host = extras[0] ?? hosts[Math.floor(random() * hosts.length)] ?? others[0]
  if (host === undefined) throw new Error('A play has two parts or more')
  return { functions, host }
}
