import { type Item } from '../item.ts'
import { changePlay, costOf, firstFreeItem, insertItems, type Play } from './play.ts'
import { type SmallPlot } from './small-plots.ts'
import { breathsFrom, type Spot, spotsFrom } from './spots.ts'

/**
 * The play with a small plot that comes onto the stage in this act, after its opening, and goes on in those that follow;
 * null where it is there already, or cannot be played any more.
 */
export function takeTwist(play: Play, act: number, plot: SmallPlot): Play | null {
  let best: Taken | null = null
  for (const taken of waysToTake(play, act, plot)) if (best === null || taken.cost < best.cost) best = taken
  return best?.play ?? null
}

type Taken = { readonly play: Play; readonly cost: number }

/** Every sound way to take it. */
export function* waysToTake(play: Play, act: number, plot: SmallPlot): Generator<Taken, undefined> {
  const free = firstFreeItem(play, act)
  if (free === null || play.items.slice(0, free).some(({ group }) => group === plot.id)) return
  const items = play.items.filter(({ group }) => group !== plot.id)
  const without = { ...play, items }
  const spots = openTo(plot, spotsFrom(without, free))
  const here = spots.some((spot) => spot.act === act) ? [] : openTo(plot, breathsFrom(without, free, act))
  const all = [...here, ...spots].toSorted((a, b) => a.at - b.at)
  for (const three of waysToPlay(all, act, play.brief.length.acts - 1)) {
    const inserted = three.map((spot, stage) => ({ at: spot.at, items: playAt(play, plot, spot, stage) }))
    const changed = changePlay(play, insertItems(items, inserted), free, plot.id)
    if (changed === null) continue
    yield { play: changed, cost: costOf(changed) + three.filter(({ isTaken }) => isTaken).length / 5 }
  }
}

function openTo({ who, half }: SmallPlot, spots: readonly Spot[]): Spot[] {
  return spots.filter((spot) => (half === null || spot.half === half) && !spot.away.has(who))
}

function playAt({ situations }: Play, plot: SmallPlot, { half }: Spot, stage: number): Item[] {
  const situation = situations[half]
  const items = situation === undefined ? [] : plot.play(situation, half, stage)
  const bits = new Map(items.map(({ bit }) => [bit, { ...bit, isApart: true as const }]))
  return items.map((item) => ({ ...item, bit: bits.get(item.bit) ?? item.bit }))
}

/** The first bit early in the act, the last one in the last act, the other between; where there is no room, together. */
function waysToPlay(spots: readonly Spot[], act: number, last: number): [Spot, Spot, Spot][] {
  return spots
    .filter((spot) => spot.act === act)
    .slice(0, 2)
    .flatMap((first) => {
      const later = spots.filter(({ at }) => at > first.at)
      const ends = later.filter((spot) => spot.act === last)
      const thirds = (ends.length > 0 ? ends : later).slice(-2)
      return (thirds.length > 0 ? thirds : [first]).map((third): [Spot, Spot, Spot] => {
        const between = later.filter(({ at }) => at < third.at)
        return [first, between[Math.floor(between.length / 2)] ?? third, third]
      })
    })
}
