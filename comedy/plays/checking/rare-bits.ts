import { lengths, type Length } from '../../../game/modes.ts'
import { ratings } from '../../../game/rating.ts'
import { functions, type PartFunction, type Program, type Scenario } from '../card-types.ts'
import { coursesOf } from '../courses.ts'
import { changes, type Effect, effects } from '../effects.ts'
import { type Corpus } from '../load-cards.ts'
import { type PlayPlan } from '../planning/play-plan.ts'
import { type Cards } from '../situation.ts'
import { unfold, whereOfLazzo, whereOfWorking } from '../unfold.ts'
import { situationsOf } from '../write-play.ts'
import { briefOf, type Trial } from './check-plays.ts'

/** Room for every optional bit. */
const roomy: Length = { ...lengths.quick.first, minutes: { from: 60, to: 60 } }

/** A scenario as it is staged, but for the character and the place. */
type Staging = Pick<PlayPlan, 'filling' | 'course' | 'functions'> & {
  /** Who plays with the lead. */
  readonly others: readonly string[]
  readonly program: Program
  readonly scenario: Scenario
  /** The scenario whose next episode this is. */
  readonly before: Scenario | null
}
type Suite = Pick<PlayPlan, 'suite'> & Pick<Cards, 'character'>
type Way = Pick<PlayPlan, 'way'> & Pick<Cards, 'setting'>

const halves = [0, 1] as const
/** Parts, with the lead; in larger casts the functions are dealt as in a cast of four. */
const sizes = [2, 3, 4]

/**
 * Plays with plans of the check's own, for bits that the game's planner seldom plays. Each program of `checked` is played
 * with every person in every function of every scenario, at a first meeting and in a next episode. Each bit of a
 * character or a place of `checked` is played in a scenario that calls for it, unless `isHeard` says that it was played
 * meanwhile. The other two cards of a play come from `corpus`.
 */
export function* trialsOfRareBits(
  corpus: Corpus,
  checked: Corpus,
  isHeard: (where: string) => boolean,
): Generator<Trial> {
  // Scenarios answer each effect and each change with lines of their own: they come in turn.
  const suites = effects.map((effect) => suitesOf(corpus).filter((suite) => effectOf(suite) === effect))
  const ways = changes.map((change) =>
    waysOf(corpus).filter(({ setting, way }) => setting.ways[way].change === change),
  )
  let turn = 0
  const nextSuite = () => at(at(suites, turn), turn >> 1)
  const nextWay = () => at(at(ways, turn >> 1), turn)
  const stage = (staging: Staging, suite = nextSuite(), way = nextWay()) =>
    trialOf(staging, suite, way, turn++)

  for (const staging of checked.programs.flatMap(stagingsOf)) yield stage(staging)
  const able = new Map<string, Staging[]>()
  for (const staging of onePerScenario(corpus.programs.flatMap(stagingsOf)))
    for (const call of callsIn(stage(staging))) able.set(call, [...(able.get(call) ?? []), staging])
  for (const [call, stagings] of able) {
    const [kind, name = ''] = call.split(' ')
    const next = () => at(stagings, turn)
    if (kind === 'lead') {
      for (const suite of suitesOf(checked))
        if (!isHeard(whereOfLazzo(suite.character.name, suite.suite, name))) yield stage(next(), suite)
    } else
      for (const way of waysOf(checked))
        for (const alike of byEffect.has(name) ? suites : [at(suites, turn)]) {
          const suite = at(alike, turn)
          const working = byEffect.has(name) ? `${name} ${effectOf(suite)}` : name
          if (!isHeard(whereOfWorking(way.setting.name, way.way, working))) yield stage(next(), suite, way)
        }
  }
}

const byEffect: ReadonlySet<string> = new Set(['worse', 'saves'])

function effectOf({ character, suite }: Suite): Effect {
  return character.suites[suite].effect
}

function suitesOf({ characters }: Corpus): Suite[] {
  return characters.flatMap((character) => halves.map((suite) => ({ character, suite })))
}

function waysOf({ settings }: Corpus): Way[] {
  return settings.flatMap((setting) => halves.map((way) => ({ setting, way })))
}

/** Of each scenario one with every filling and course, at a first meeting and in a next episode. */
function onePerScenario(stagings: readonly Staging[]): Staging[] {
  const keyed = stagings.map((one) => {
    const { scenario, filling, course, before } = one
    return [JSON.stringify([scenario.id, filling, course, before === null]), one] as const
  })
  return [...new Map(keyed).values()]
}

/** Everybody in every function, in casts of several sizes, at a first meeting and in the next episode. */
function stagingsOf(program: Program): Staging[] {
  const known = program.scenarios.filter(({ strangers }) => !strangers)
  let turn = 0
  const stage = (scenario: Scenario, cast: Cast, before: Scenario | null): Staging[] => {
    if (cast.others.length + 1 < (scenario.least ?? 2)) return []
    turn++
    const course = at(coursesOf(scenario), turn >> 1)
    return [{ ...cast, program, scenario, filling: at(halves, turn), course, before }]
  }
  return program.scenarios.flatMap((scenario) =>
    Object.keys(program.people).flatMap((person) =>
      functions
        .flatMap((part) => castsAround(program, person, part))
        .flatMap((cast) => {
          const others = known.filter((one) => one !== scenario)
          return [...stage(scenario, cast, null), ...stage(at(others, turn >> 1), cast, scenario)]
        }),
    ),
  )
}

type Cast = Pick<Staging, 'functions' | 'others'>

/** In casts of two and three some play what does not suit them; the others do, as far as that goes. */
function castsAround({ people }: Program, person: string, part: PartFunction): Cast[] {
  const rest = new Set(Object.keys(people).filter((name) => name !== person))
  const take = (wanted: PartFunction) => {
    const taken = [...rest].find((name) => people[name]?.as[wanted] !== undefined) ?? [...rest][0]
    rest.delete(taken ?? '')
    return taken
  }
  const all = functions.map((one) => [one, one === part ? person : take(one)] as const)
  const isSuited = people[person]?.as[part] !== undefined
  const players = all.flatMap(([, name]) => name ?? [])
  return sizes
    .filter((size) => size > functions.indexOf(part) + 1 && (isSuited || size < 4))
    .map((size) => ({
      functions: Object.fromEntries(all.slice(0, size - 1)),
      others: [...players, ...rest].slice(0, size - 1),
    }))
}

/** The calls to a character or a place that are answered in a play: "lead hide". */
function callsIn({ brief, cards, plan }: Trial & { readonly plan: PlayPlan }): Set<string> {
  const bits = unfold(situationsOf(brief, cards, plan)).map(({ bit }) => bit)
  return new Set(
    bits.flatMap(({ kind, name = '' }) =>
      kind === 'lead' || kind === 'place' ? [`${kind} ${name.split(' ')[0] ?? ''}`] : [],
    ),
  )
}

function trialOf(
  staging: Staging,
  { character, suite }: Suite,
  { setting, way }: Way,
  turn: number,
): Trial & { readonly plan: PlayPlan } {
  const { program, scenario, filling, course, functions: played, others, before } = staging
  const cards = { program, character, setting }
  const brief = briefOf(cards, {
    people: others,
    length: roomy,
    rating: at(ratings, turn),
    isNext: before !== null,
    seed: `${turn}`,
  })
  const plan: PlayPlan = {
    program: program.name,
    character: character.name,
    setting: setting.name,
    scenario: scenario.id,
    filling,
    suite,
    way,
    ...(course && { course }),
    functions: played,
    host: at(others, turn),
    second: null,
    deal: 0,
    before: before && {
      scenario: before.id,
      filling,
      suite: suite === 0 ? 1 : 0,
      way: way === 0 ? 1 : 0,
      functions: played,
    },
    earlier: [],
  }
  return {
    name: `${scenario.id}, ${others.join(', ')}, ${character.name}, ${setting.name}`,
    cards,
    brief,
    scenario,
    plan,
  }
}

function at<T>(items: readonly T[], index: number): T {
  return items[index % items.length]!
}
