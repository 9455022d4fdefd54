import { type EngineAct, type Unit, type When } from '../corpus/unit.ts'
import { type CastUnit, castUnit } from './cast-unit.ts'
import { type ReadUnit, wordsOf } from './read-unit.ts'
import { hasPast } from './has-past.ts'
import { pinsFor, type Show } from './show.ts'
import { type Casting, isPossible } from './stage.ts'
import { readFor } from './wording.ts'

export type ChosenExchange = { readonly read: ReadUnit; readonly casting: CastUnit['casting'] }

/** Less room than this stays empty. */
const leastRoom = 13
/** How many of the shuffled exchanges are weighed against each other. */
const candidates = 7

/** The exchange that fits the room and gives the least-heard parts most to say; null when the room is full. */
export function chooseExchange(act: number, room: number, show: Show): ChosenExchange | null {
  if (room < leastRoom) return null
  const slack = act === show.brief.length.acts - 1 ? 6 : 14
  const pins = pinsFor(show, 0)
  const weighed: (CastUnit & { readonly read: ReadUnit })[] = []
  for (const read of possibleExchanges(act, pins, show)) {
    if (wordsOf(read) > room + slack) continue
    const cast = castUnit(read, pins, show.stage)
    if (Number.isFinite(cast.cost)) weighed.push({ read, ...cast })
    if (weighed.length === candidates) break
  }
  return cheapest(weighed, ({ read, cost }) => cost + priceExchange(read, act, room, show))
}

function cheapest<T>(items: readonly T[], price: (item: T) => number): T | null {
  let best: T | null = null
  let least = Number.POSITIVE_INFINITY
  for (const item of items) {
    const cost = price(item)
    if (cost < least) [best, least] = [item, cost]
  }
  return best
}

/** In the currency of castUnit: an interval is kept for the engine's own exchanges. */
function priceExchange(read: ReadUnit, act: number, room: number, show: Show): number {
  const interval = show.scenes.findIndex((scenes) => scenes.length === 0)
  const isBound = show.pool.bound.includes(read.unit)
  const isInterval = show.scenes[act]?.length === 0
  const keeps = isBound && interval >= 0 ? (isInterval ? -60 : act < interval ? 60 : 0) : 0
  const fit = act === show.brief.length.acts - 1 ? Math.abs(room - wordsOf(read)) : 0
  return keeps + fit
}

/** Those of the engine first: they move the story. */
function* possibleExchanges(act: number, pins: Casting, show: Show): Generator<ReadUnit> {
  const { sequel, bound, free } = show.pool
  for (const units of [sequel.slice(0, 2 + act), bound, free]) {
    for (const unit of units) {
      if (units === bound && !isUnderWay(unit, show)) continue
      if (!isTime(unit.when, act, show.brief.length.acts) || !isPossible(unit, show.stage)) continue
      const read = readFor(unit, show.production)
      if (hasPast(read, pins, show)) yield read
    }
  }
}

/** Between the first scene of its engine and the last: before, nobody knows what it is about, and after, it is over. */
function isUnderWay(unit: Unit, { chosen, stage }: Show): boolean {
  const acts = chosen.engines.find(({ exchanges }) => exchanges.includes(unit))?.acts ?? []
  const hasPlayed = (act: EngineAct | undefined) => act !== undefined && stage.played.has(act.scene.id)
  return hasPlayed(acts[0]) && !hasPlayed(acts.at(-1))
}

function isTime(when: When | undefined, act: number, acts: number): boolean {
  if (when === 'early') return act < 2
  if (when === 'later') return act > 0
  return when === 'late' ? act >= acts - 2 : true
}
