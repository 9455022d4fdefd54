import { seededRandom, shuffle } from '../../../game/random.ts'
import { comeBacks } from '../../corpus/come-backs.ts'
import { type Landed } from '../../landed.ts'
import { type Item } from '../item.ts'
import { playPlain } from '../plain-bit.ts'
import { type Situation } from '../situation.ts'
import { bears, type LaughedLine, usableLaughs } from './laughed-line.ts'
import {
  actsOfItems,
  changePlay,
  costOf,
  firstFreeItem,
  insertItems,
  isLong,
  type Play,
  type Speech,
  speechesOf,
} from './play.ts'
import { breathsFrom, type Spot, spotsFrom } from './spots.ts'

const fewKinds = 3
const mostWordsInALine = 25
/** It may cost so much; otherwise the best of so many ways is taken. */
const usualCost = 0.05
const mostTries = 10
const mostSpots = 4

/**
 * The play with one of the biggest laughs of its acts before this one turned around in it; null in all but the last two
 * acts, or where none of them fits. The biggest is kept for the last act, if that has a pause for it; then the act before
 * it has another one only if there is time.
 */
export function takeLaugh(play: Play, act: number, laughed: readonly Landed[]): Play | null {
  const last = play.brief.length.acts - 1
  const free = firstFreeItem(play, act)
  if (free === null || act < last - 1) return null
  const isKept = act < last && pausesOf(play, free, last).some(({ isTaken }) => !isTaken)
  const spots = pausesOf(play, free, act)
  const situation = play.situations[spots[0]?.half ?? 0]
  const isEnough = act === last && hasComeBack(play) && spots[0]?.isTaken === true
  if (situation === undefined || isEnough) return null
  const lines = usableLaughs(laughed, situation).filter((line) => isFree(line, play, act, situation))
  const usual = costOf(play) + usualCost
  let best: { readonly play: Play; readonly cost: number } | null = null
  let tries = 0
  for (const line of isKept ? lines.slice(1) : lines)
    for (const n of framesFor(line, play, act))
      for (const spot of spots.slice(0, mostSpots)) {
        if (best !== null && (best.cost <= usual || ++tries > mostTries)) return best.play
        const changed = bringBack(play, line, n, spot, free)
        if (changed === null || (isKept && isLong(changed))) continue
        const cost = costOf(changed)
        if (best === null || cost < best.cost) best = { play: changed, cost }
      }
  return best?.play ?? null
}

/** The pauses of an act, the free and early ones first: a play must not be stopped when it is nearly over. */
function pausesOf(play: Play, free: number, act: number): Spot[] {
  const marked = spotsFrom(play, free).filter((spot) => spot.act === act)
  const pauses = marked.length > 0 ? marked : breathsFrom(play, free, act)
  return pauses.toSorted((a, b) => Number(a.isTaken) - Number(b.isTaken) || a.at - b.at)
}

function hasComeBack({ chosen }: Play): boolean {
  return [...chosen].some((group) => group.startsWith('come-back'))
}

/** Not said in this act or after it, nor twice before, and of nothing that stayed behind with the first half. */
function isFree({ text }: LaughedLine, play: Play, act: number, situation: Situation): boolean {
  const acts = actsOfItems(play)
  const said = speechesOf(play).filter(
    (speech) => isSame(speech.text, text) || (isBack(speech) && speech.text.includes(plain(text))),
  )
  const gone = play.situations.filter((other) => other !== situation).flatMap(thingsOf)
  const kept = new Set(thingsOf(situation))
  return (
    said.length < 2 &&
    said.every((speech) => (acts[speech.at] ?? 0) < act && !isBack(speech)) &&
    !gone.some((thing) => !kept.has(thing) && text.toLowerCase().includes(thing))
  )
}

function isBack({ where }: Speech): boolean {
  return where.startsWith('come-back')
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
  const facts = new Map([...situation.facts, ['line', plain(text)] as const])
  const fixed: Record<string, string> = by === null ? {} : { ME: by }
  const asked = { where: groupOf(n), kind: 'turn', fixed, isApart: true } as const
  const bit = comeBacks[n]?.bit ?? ''
  const isForTwo = situation.others.length === 1
  return playPlain(situation, facts, isForTwo ? bit.replaceAll('ALSO', 'ME') : bit, asked, groupOf(n))
}
