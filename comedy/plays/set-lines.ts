import { type Line } from '../../script/line.ts'
import { capitalise } from '../grammar/article.ts'
import { typeset } from '../grammar/typeset.ts'
import { type Dealt } from './dealing/deal.ts'
import { sentenceFor } from './sentence.ts'
import { type Situation } from './situation.ts'
import { type Item } from './item.ts'
import { scenesOfHalf } from './unfold.ts'

const ordinals = ['One', 'Two', 'Three', 'Four', 'Five']

/** The lines of each act of the chapter, with what stands above them. `all` says which scenes there are. */
export function setLines(items: readonly Dealt[], all: readonly Item[], count: number): Line[][] {
  const scenes = all.flatMap((item) => (item.is === 'act' ? [sceneOf(item.act, item.bit.situation)] : []))
  const acts = spreadScenes(scenes, count)
  return acts.map((played, act) => [
    ...(act === 0 ? titleOf(scenes) : []),
    heading('act', `Act ${ordinals[act] ?? act + 1}: ${played[0]?.title ?? ''}`),
    ...played.flatMap(({ number, slugline }) => [
      heading('scene-heading', slugline),
      ...itemsOf(number, items).flatMap(setItem),
    ]),
    ...(act === acts.length - 1 ? [heading('transition', 'THE END')] : []),
  ])
}

type Scene = {
  readonly number: number
  readonly title: string
  readonly slugline: string
  readonly situation: Situation
}

function sceneOf(number: number, situation: Situation): Scene {
  const index = number % scenesOfHalf
  const { side, name, rooms } = situation.cards.setting
  const act = situation.scenario.acts[index]
  if (act === undefined) throw new RangeError(`${situation.scenario.id} has no act ${index + 1}`)
  const where =
    act.room === undefined ? `${side} ${name}, ${rooms[index] ?? ''}` : `INT. ${name}, ${act.room}`
  const time = index === 0 && situation.isNext ? 'THE NEXT DAY' : act.time
  return {
    number,
    title: sentenceFor(act.title, situation),
    slugline: `${where.toUpperCase()} - ${time}`,
    situation,
  }
}

function spreadScenes(scenes: readonly Scene[], acts: number): Scene[][] {
  return Array.from({ length: acts }, (_, act) =>
    scenes.filter((_scene, index) => actOfScene(index, scenes.length, acts) === act),
  )
}

/** Which act of the chapter plays a scene: in fewer acts those of the middle stand together. */
export function actOfScene(scene: number, scenes: number, acts: number): number {
  const places = scenes === 5 && acts === 4 ? [0, 1, 1, 2, 3] : null
  return places?.[scene] ?? Math.floor((scene * acts) / scenes)
}

function itemsOf(scene: number, items: readonly Dealt[]): readonly Dealt[] {
  const from = items.findIndex((item) => item.is === 'act' && item.act === scene)
  const to = items.findIndex((item) => item.is === 'act' && item.act === scene + 1)
  return items.slice(from + 1, to < 0 ? undefined : to)
}

/** A play of two scenarios has two titles, as old plays had. A next episode has none. */
function titleOf(scenes: readonly Scene[]): Line[] {
  const halves = [...new Set(scenes.map(({ situation }) => situation))]
  if (halves[0] === undefined || halves[0].isNext) return []
  const titles = halves.map((half) => sentenceFor(half.scenario.title, half))
  return [heading('title', `${halves[0].cards.program.name}: ${titles.join(', or ')}`)]
}

function setItem(item: Dealt): Line[] {
  if (item.is === 'act') return []
  if (item.is === 'action') return [{ kind: 'action', text: typeset(capitalise(item.text)), speaker: null }]
  return [
    { kind: 'character', text: item.by, speaker: item.by },
    { kind: 'dialogue', text: typeset(item.text), speaker: item.by },
  ]
}

function heading(kind: Line['kind'], text: string): Line {
  return { kind, text: typeset(text), speaker: null }
}
