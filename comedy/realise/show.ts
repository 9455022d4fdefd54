import { type BeatSheet, type Brief, type GagPlan } from '../beat-sheet.ts'
import { exchanges } from '../corpus/exchanges.ts'
import { sequelExchanges } from '../corpus/exchanges/sequel.ts'
import { type Gag, type Unit } from '../corpus/unit.ts'
import { drawFrom } from '../draw.ts'
import { landedFirst } from '../landed.ts'
import { freshFirst } from '../memory.ts'
import { chooseActs } from '../planning/choose-acts.ts'
import { type Chosen, findCorpus } from '../planning/choose-corpus.ts'
import { chooseStraightMan } from '../planning/straight-man.ts'
import { buildWorld, spokenName } from '../world.ts'
import { type Past, pastOf } from './past.ts'
import { nextPast, type Production } from './line-slots.ts'
import { type Casting, setStage, type Stage } from './stage.ts'

/** A chapter in the making: its plan, its corpus, and the stage it is played on. */
export type Show = {
  readonly brief: Brief
  readonly sheet: BeatSheet
  readonly chosen: Chosen
  readonly production: Production
  readonly past: Past | null
  readonly stage: Stage
  /** Which of an engine's scenes each act plays (planning/choose-acts.ts). */
  readonly scenes: readonly (readonly number[])[]
  /** The exchanges that may be played, each kind in the order in which they are tried. */
  readonly pool: { readonly [kind in 'sequel' | 'bound' | 'free']: readonly Unit[] }
  /** Index of the part that leads each plot. */
  readonly leads: readonly number[]
  readonly straightMan: number
}

/** A further draft has the same plan and world, but other exchanges, quotes and variants. */
export function openShow(brief: Brief, sheet: BeatSheet, draft: number): Show {
  const drawing = drawFrom(brief)
  const chosen = findCorpus(brief, sheet, drawing)
  const past = pastOf(brief)
  const found = brief.cast.findIndex(({ name }) => name === sheet.straightMan)
  const straightMan = found >= 0 ? found : chooseStraightMan(brief.cast.length, drawing)
  const production = {
    drawing: drawFrom(brief, draft),
    world: buildWorld(brief),
    rating: brief.rating,
    lately: sheet.lately ?? [],
    // What got a laugh comes back first.
    past: landedFirst(drawing.order('past', past?.quotes ?? []), sheet.landed ?? []),
  }
  return {
    brief,
    sheet,
    chosen,
    production,
    past,
    scenes: chooseActs(brief),
    pool: orderPool(production, chosen, past),
    stage: setStage(
      brief.cast.map(({ name }, index) => ({ name, called: spokenName(name), voice: chosen.voices[index]! })),
      past?.said ?? new Set(),
    ),
    leads: [0, (straightMan + 1) % Math.max(brief.cast.length, 1)],
    straightMan,
  }
}

/** So many of an engine's own exchanges: the next script of it has others. */
const boundPlayed = 3

function orderPool(
  { drawing, lately, rating }: Production,
  { engines }: Chosen,
  past: Past | null,
): Show['pool'] {
  const mayPlay = (unit: Unit) => unit.rating === undefined || unit.rating === rating
  const bound = engines.flatMap((engine) => engine.exchanges)
  return {
    sequel: past === null ? [] : drawing.order('sequel', sequelExchanges).filter(mayPlay),
    bound: drawing
      .order('bound', bound)
      .filter(mayPlay)
      .slice(0, boundPlayed * engines.length),
    free: freshFirst(drawing.order('exchange', exchanges), ({ id }) => id, lately).filter(mayPlay),
  }
}

/** From so many parts on, the straight man changes from scene to scene: nobody else would get a word in. */
const largeCast = 6

/** L and S of the first plot; the second plot has its own lead. */
export function pinsFor(show: Show, plot: number): Casting {
  const quoted = nextPast(show.production, show.stage)
  const by = show.brief.cast.findIndex(({ name }) => name === quoted?.by)
  return new Map([
    ['L', show.leads[plot] ?? 0],
    ...(show.brief.cast.length < largeCast ? [['S', show.straightMan] as const] : []),
    ...(by < 0 ? [] : [['P', by] as const]),
  ])
}

/** A gag belongs to one part for the whole chapter; a further draft may give it to another. */
export function pinOwner(show: Show, gag: number): Casting {
  const parts = show.brief.cast.length
  return new Map([['O', (gag * 2 + 1 + show.production.drawing.number('gag owner', parts)) % parts]])
}

export function gagsWithPlans(
  show: Show,
): { readonly gag: Gag; readonly plan: GagPlan; readonly index: number }[] {
  return show.chosen.gags.flatMap((gag, index) => {
    const plan = show.sheet.gags.find(({ id }) => id === gag.id)
    return plan === undefined ? [] : [{ gag, plan, index }]
  })
}
