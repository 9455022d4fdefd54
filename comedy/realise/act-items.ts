import { type Unit } from '../corpus/unit.ts'
import { buttons, plainButtons } from '../corpus/buttons.ts'
import { openings, plainSequelOpenings, sequelOpenings } from '../corpus/openings.ts'
import { freshFirst } from '../memory.ts'
import { type Casting } from './stage.ts'
import { gagsWithPlans, pinOwner, pinsFor, type Show } from './show.ts'

/** What an act must play, in order. Of several `units` the first that can be played is; `fill` is room for exchanges. */
export type Item =
  | {
      readonly is: 'play'
      readonly units: readonly Unit[]
      readonly pins: Casting
      readonly reserved?: readonly number[]
    }
  | { readonly is: 'fill' }

const fill: Item = { is: 'fill' }

export function itemsOf(act: number, show: Show): Item[] {
  const last = show.brief.length.acts - 1
  const gagItems = gagsFor(act, show)
  const middle = Math.ceil(gagItems.length / 2)
  const twistPlant = act === Math.min(1, last) ? [twistItem('plant', show)] : []
  if (act === last)
    return [
      ...(act === 0 ? [openingItem(show)] : []),
      fill,
      ...scenesFor(act, show),
      ...withRoom(gagItems),
      twistItem('reveal', show),
      buttonItem(show),
    ]
  if (act === 0) return [openingItem(show), ...scenesFor(act, show), ...gagItems, ...twistPlant, fill]
  return [
    ...gagItems.slice(0, middle),
    ...scenesFor(act, show),
    ...twistPlant,
    fill,
    ...gagItems.slice(middle),
  ]
}

/** Many gags in a row would leave those who are in none of them without a word. */
function withRoom(items: readonly Item[]): Item[] {
  return items.flatMap((item, index) => (index % 2 === 1 && items.length > 2 ? [item, fill] : [item]))
}

function openingItem(show: Show): Item {
  const pins = pinsFor(show, 0)
  if (show.past === null) return { is: 'play', units: orderOf('opening', openings, show), pins }
  return { is: 'play', units: [...orderOf('opening', sequelOpenings, show), ...plainSequelOpenings], pins }
}

function orderOf(question: string, units: readonly Unit[], { production }: Show): readonly Unit[] {
  return freshFirst(production.drawing.order(question, units), ({ id }) => id, production.lately)
}

function scenesFor(act: number, show: Show): Item[] {
  const indices = show.scenes[act] ?? []
  if (indices.length === 0) return [fill, fill, fill]
  return indices.flatMap((index) =>
    show.chosen.engines.flatMap((engine, plot): Item[] => {
      const scene = engine.acts[index]?.scene
      const kept = engine.acts[0] ? keepCasting(show, engine.acts[0].scene, engine.keeps ?? []) : []
      const pins = new Map([...kept, ...pinsFor(show, plot)])
      return scene === undefined
        ? []
        : [{ is: 'play', units: [scene], pins }, ...(plot + 1 < show.chosen.engines.length ? [fill] : [])]
    }),
  )
}

function gagsFor(act: number, show: Show): Item[] {
  return gagsWithPlans(show).flatMap(({ gag, plan, index }) => {
    const stages = (['plant', 'echo', 'escalate', 'payoff'] as const).filter((stage) => plan[stage] === act)
    const pins = new Map([...keepCasting(show, gag.plant, gag.keeps ?? []), ...pinOwner(show, index)])
    return stages.map((stage): Item => ({ is: 'play', units: [gag[stage]], pins }))
  })
}

function twistItem(stage: 'plant' | 'reveal', show: Show): Item {
  const { twist } = show.chosen
  const kept = keepCasting(show, twist.plant, ['A', 'B', 'C'])
  return {
    is: 'play',
    units: [twist[stage]],
    pins: new Map([...kept, ...pinsFor(show, 0)]),
    reserved: [show.straightMan],
  }
}

/** Who spoke these roles of a unit that was played earlier. */
function keepCasting(show: Show, unit: Unit, roles: readonly string[]): [string, number][] {
  return [...(show.stage.played.get(unit.id) ?? [])].filter(([role]) => roles.includes(role))
}

function buttonItem(show: Show): Item {
  return {
    is: 'play',
    units: [...orderOf('button', buttons, show), ...plainButtons],
    pins: pinsFor(show, 0),
  }
}
