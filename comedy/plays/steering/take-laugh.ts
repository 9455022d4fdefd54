import { seededRandom, shuffle } from '../../../game/random.ts'
import { comeBacks } from '../../corpus/come-backs.ts'
import { type Landed } from '../../landed.ts'
import { type Item } from '../item.ts'
import { playPlain } from '../plain-bit.ts'
import { type Situation } from '../situation.ts'
import { factsOf } from '../slots.ts'
import { bears, type LaughedLine, usableLaughs } from './laughed-line.ts'
import {
  actsOfItems,
  changePlay,
  costOf,
  firstFreeItem,
  insertItems,
  isTooLong,
  type Play,
  speechesOf,
} from './play.ts'
import { breathsFrom, type Spot, spotsFrom } from './spots.ts'

const fewKinds = 3
const mostWordsInALine = 25
/** It may cost so much; otherwise the best of so many ways is taken. */
const usualCost = 0.05
const mostTries = 10
/** What the one in the last act will take. */
export const wordsOfALaugh = 25

/**
 * The play with one of the biggest laughs of its acts before this one turned around in it; null in all but the last two
 * acts, or where none of them fits. The biggest is kept for the last.
 */
export function takeLaugh(play: Play, act: number, laughed: readonly Landed[]): Play | null {
  const last = play.brief.length.acts - 1
  const free = firstFreeItem(play, act)
  if (free === null || act < last - 1) return null
  const spots = [...laterFirst(spotsFrom(play, free), act), ...laterFirst(breathsFrom(play, free, act), act)]
  const here = spots.slice(0, 4)
  const situation = play.situations[here[0]?.half ?? 0]
  if (situation === undefined || here.length === 0) return null
  const lines = usableLaughs(laughed, situation).filter((line) => isFree(line, play, act, situation))
  let best: { readonly play: Play; readonly cost: number } | null = null
  const usual = costOf(play) + usualCost
  let tries = 0
  for (const line of act === last ? lines : lines.slice(1))
    for (const n of framesFor(line, play, act))
      for (const spot of here) {
        if (best !== null && (best.cost <= usual || ++tries > mostTries)) return best.play
        const changed = bringBack(play, line, n, spot, free)
        if (changed === null || (act < last && isTooLong(changed, wordsOfALaugh))) continue
        const cost = costOf(changed)
        if (best === null || cost < best.cost) best = { play: changed, cost }
      }
  return best?.play ?? null
}

function laterFirst(spots: readonly Spot[], act: number): Spot[] {
  return spots
    .filter((spot) => spot.act === act)
    .toReversed()
    .toSorted((a, b) => Number(a.isTaken) - Number(b.isTaken))
}

/** Not said in this act or after it, nor twice before, and of nothing that stayed behind with the first half. */
function isFree({ text }: LaughedLine, play: Play, act: number, situation: Situation): boolean {
  const acts = actsOfItems(play)
  const said = speechesOf(play).filter((speech) =>
    speech.where.startsWith('come-back') ? speech.text.includes(plain(text)) : isSame(speech.text, text),
  )
  const gone = play.situations.filter((other) => other !== situation).flatMap(thingsOf)
  const kept = new Set(thingsOf(situation))
  return (
    said.length < 2 &&
    said.every(({ at }) => (acts[at] ?? 0) < act) &&
    !gone.some((thing) => !kept.has(thing) && text.toLowerCase().includes(thing))
  )
}

/** Its machine, its hiding place and the prop, by their last word. */
function thingsOf({ way, scenario }: Situation): string[] {
  return [way.machine, way.hide, ...scenario.facts.prop.split(' || ')].map(
    (fact) => fact.toLowerCase().split(' ').at(-1) ?? fact,
  )
}

/** As it was typed, before print made its quotes round. */
function plain(text: string): string {
  return text.replaceAll('’', "'")
}

function isSame(said: string, text: string): boolean {
  return plain(said) === plain(text)
}

/** Numbers of what has not been used in this chapter; what suits few lines comes early twice as often. */
function framesFor(line: LaughedLine, play: Play, act: number): number[] {
  const isLast = act === play.brief.length.acts - 1
  const fitting = [...comeBacks.entries()].filter(
    ([n, comeBack]) => !play.chosen.has(groupOf(n)) && bears(comeBack, line, isLast),
  )
  const bag = fitting.flatMap(([n, { of }]) => (of.length <= fewKinds ? [n, n] : [n]))
  return [...new Set(shuffle(bag, seededRandom(`${play.brief.seed}|come back of ${line.text}`)))]
}

function groupOf(n: number): string {
  return `come-back ${n + 1}`
}

function bringBack(play: Play, line: LaughedLine, n: number, spot: Spot, free: number): Play | null {
  const situation = play.situations[spot.half]
  if (situation === undefined) return null
  const group = groupOf(n)
  const items = insertItems(play.items, [{ at: spot.at, items: frame(situation, line, n) }])
  const changed = changePlay(play, items, free, group)
  if (changed === null) return null
  const said = speechesOf(changed).filter(({ where }) => where === group)
  const again = said.find(({ text }) => text.includes(plain(line.text)))
  const isSound =
    again !== undefined && again.by !== line.by && said.every(({ words }) => words <= mostWordsInALine)
  return isSound ? changed : null
}

function frame(situation: Situation, { text, by }: LaughedLine, n: number): Item[] {
  const facts = new Map([...factsOf(situation), ['line', plain(text)] as const])
  const asked = { where: groupOf(n), kind: 'turn' as const, fixed: by === null ? {} : { ME: by } }
  return playPlain(situation, facts, comeBacks[n]?.bit ?? '', asked, groupOf(n))
}
