import { type Random, shuffle } from '../../../game/random.ts'
import { promisedWords } from '../../../game/modes.ts'
import { type Brief } from '../../beat-sheet.ts'
import { beatSheetIn } from '../../chapter-plan.ts'
import { type Drawing, drawFrom } from '../../draw.ts'
import { freshFirst, type Memory } from '../../memory.ts'
import { type Course, functions, type PartFunction, type Program } from '../card-types.ts'
import { courseOf, coursesOf } from '../courses.ts'
import { type Casting, type Half, type PlayPlan } from './play-plan.ts'
import { type Cards, longPlay } from '../situation.ts'

export type Chosen = Omit<PlayPlan, keyof Casting | 'deal' | 'second'> & { readonly second: Half | null }
type Filling = 0 | 1

export type Choice = {
  /** The scenario that must be played. */
  readonly wanted?: string | null
  /** Of the order in which scenarios come for this brief: 0 is the first. */
  readonly rank?: number
  /** Another draw has other fillings, suites and ways, among those that are as fresh. */
  readonly draw?: number
}

/** The scenario, suite and way that this room has not heard, or has not heard for longest; null where the order ends before `rank`. */
export function choosePlay(
  brief: Brief,
  cards: Cards,
  { wanted = null, rank = 0, draw = 0 }: Choice = {},
): Chosen | null {
  const { program, character, setting } = cards
  const drawing = drawFrom(brief, draw)
  const order = { drawing: drawFrom(brief), rank, wanted }
  const last = beatSheetIn(brief.sequel?.sheet ?? null)?.play ?? null
  const earlier = last === null ? [] : [...last.earlier, ...halvesOf(last).map(keyOfHalf)]
  const before = last?.second ?? last
  const first = chooseHalf(brief, cards, { drawing, before, earlier, isNext: brief.sequel !== null, order })
  if (first === null) return null
  const second =
    promisedWords(brief.length) >= longPlay
      ? chooseHalf(brief, cards, {
          drawing,
          before: first,
          earlier: [...earlier, keyOfHalf(first)],
          isNext: true,
          order: { ...order, rank: 0, wanted: null },
        })
      : null
  const names = { program: program.name, character: character.name, setting: setting.name }
  const played = before && { ...halfOf(before), functions: before.functions }
  return { ...names, ...first, second, before: played, earlier }
}

export function halvesOf(plan: PlayPlan): Half[] {
  return [halfOf(plan), ...(plan.second ? [halfOf(plan.second)] : [])]
}

function halfOf({ scenario, filling, suite, way, ...half }: Half): Half {
  return { scenario, filling, suite, way, course: courseOf(half) }
}

function keyOfHalf({ scenario, filling }: Pick<Half, 'scenario' | 'filling'>): string {
  return `${scenario}/${filling}`
}

type Past = {
  readonly drawing: Drawing
  readonly before: Half | null
  readonly earlier: readonly string[]
  readonly isNext: boolean
  readonly order: Required<Pick<Choice, 'rank' | 'wanted'>> & { readonly drawing: Drawing }
}

function chooseHalf(brief: Brief, { program, character, setting }: Cards, past: Past): Half | null {
  const scenarios = orderScenarios(brief, program, past)
  if (scenarios.length === 0)
    throw new Error(`${program.name} has no scenario for ${brief.cast.length} parts`)
  const best = scenarios[past.order.rank]
  if (best === undefined) return null
  const other = (kind: string, name: string, before: Filling | undefined): Filling => {
    const order = past.drawing(kind, [0, 1] as const).filter((half) => half !== before)
    return freshFirst(order, (half) => keyOf(name, half), brief.lately ?? [])[0] ?? 0
  }
  const suite = other('suite', character.name, past.before?.suite)
  const way = other('way', setting.name, past.before?.way)
  const inCourse = (course: Course) => keyOf(character.name, courseKey(suite, course))
  const [course = 'visitor'] = freshFirst(
    orderCourses(program, best.scenario, past),
    inCourse,
    brief.lately ?? [],
  )
  return { ...best, suite, way, course }
}

/**
 * First the place, where the scenario knows that course: it hands nothing to the newcomer. A next episode runs
 * differently, where it can; and so does a newcomer whom the room has met before.
 */
function orderCourses({ scenarios }: Program, scenario: string, { before }: Past): Course[] {
  const played = scenarios.find(({ id }) => id === scenario)
  const offered = played ? coursesOf(played).toReversed() : []
  const others = before ? offered.filter((course) => course !== courseOf(before)) : offered
  return others.length > 0 ? others : offered
}

function courseKey(suite: Filling, course: Course): string {
  return `${suite}, ${course}`
}

/** What a memory keeps of a play. */
export function rememberPlay(plan: PlayPlan): Memory {
  return halvesOf(plan).flatMap((half) => {
    const play = keyOf(plan.program, half.scenario)
    const met = [half.suite, courseKey(half.suite, courseOf(half))]
    return [
      play,
      `${play}/${half.filling}`,
      ...met.map((what) => keyOf(plan.character, what)),
      keyOf(plan.setting, half.way),
    ]
  })
}

function keyOf(card: string, what: string | number): string {
  return `play ${card}: ${what}`
}

/** How often each scenario is the first of a room that knows none: the one that readers liked best stands first in the card. */
const chances = [16, 4, 1]

/**
 * The scenarios that suit those who are there, each with a filling: the first, and others that are as fresh. One for
 * strangers comes only at the very beginning.
 */
function orderScenarios(
  brief: Brief,
  program: Program,
  { drawing, earlier, isNext, order }: Past,
): { readonly scenario: string; readonly filling: Filling }[] {
  const lately = brief.lately ?? []
  const isLong = promisedWords(brief.length) >= longPlay
  const playable = program.scenarios.filter(
    ({ least = 2, strangers }) => brief.cast.length >= least && !(strangers && isNext),
  )
  const lots = playable.flatMap(({ id }, index) => Array<string>(chances[index] ?? 1).fill(id))
  const drawn = [...new Set(order.drawing(`scenario of ${lots.length}`, lots))]
  const times = (is: (one: string) => boolean) => earlier.filter(is).length
  const isOnlyNext = (id: string) =>
    isLong && !isNext && playable.filter(({ strangers }) => !strangers).every((one) => one.id === id)
  const weigh = (id: string) =>
    times((one) => one.startsWith(`${id}/`)) + (isOnlyNext(id) ? 1 : id === order.wanted ? -100 : 0)
  const isHeard = (id: string) => lately.includes(keyOf(program.name, id))
  const ordered = freshFirst(drawn, (id) => keyOf(program.name, id), lately).toSorted(
    (a, b) => weigh(a) - weigh(b),
  )
  return ordered
    .filter((id, place) => place === 0 || (weigh(id) === weigh(ordered[0] ?? '') && !isHeard(id)))
    .map((scenario) => {
      const heard = (filling: Filling) => times((one) => one === keyOfHalf({ scenario, filling }))
      const fillings = freshFirst(
        drawing(`filling of ${scenario}`, [0, 1] as const),
        (filling) => `${keyOf(program.name, scenario)}/${filling}`,
        lately,
      ).toSorted((a, b) => heard(a) - heard(b))
      return { scenario, filling: fillings[0] ?? 0 }
    })
}

/** Who plays what: everybody a function that suits, as far as that goes. */
export function castFunctions(
  program: Program,
  others: readonly string[],
  random: Random,
  before: PlayPlan['functions'] = {},
): PlayPlan['functions'] {
  const names = shuffle(others, random)
  let best: { readonly [F in PartFunction]?: string } = {}
  let most = Number.NEGATIVE_INFINITY
  for (const order of waysToCast(names)) {
    const suited = functions.filter((name, index) => suits(program, order[index], name)).length
    // Who had most to say in the first half has less in the second.
    const again = functions.filter((name, index) => order[index] === before[name]).length
    const fits = suited - again - (order[0] === before.BOSS ? 1 : 0)
    if (fits <= most) continue
    most = fits
    best = Object.fromEntries(
      functions.flatMap((name, index) => (order[index] ? [[name, order[index]]] : [])),
    )
  }
  return best
}

function suits(program: Program, name: string | undefined, part: PartFunction): boolean {
  return name !== undefined && program.people[name]?.as[part] !== undefined
}

function waysToCast(names: readonly string[]): (string | undefined)[][] {
  const [a, b] = names
  if (names.length === 1) return [[a]]
  if (names.length === 2)
    return [
      [a, b],
      [b, a],
    ] // nobody goes along
  return names.flatMap((boss) =>
    names.flatMap((foe) =>
      names.filter((pal) => pal !== boss && pal !== foe && boss !== foe).map((pal) => [boss, foe, pal]),
    ),
  )
}
