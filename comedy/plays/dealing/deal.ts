import { type Random } from '../../../game/random.ts'
import { countWords } from '../../../script/count-words.ts'
import { type Ahead, lookAhead } from './ahead.ts'
import { type Dealing, type Roles } from './dealing.ts'
import { fillLine } from './fill-line.ts'
import { rolesIn } from './roles.ts'
import { speakerOf, type Speaking } from './speakers.ts'
import { setStage, type Stage, takeNote } from './stage.ts'
import { type BitRun, type Item } from '../item.ts'

export type Dealt =
  | { readonly is: 'act'; readonly act: number }
  | { readonly is: 'action'; readonly text: string }
  | {
      readonly is: 'speech'
      readonly by: string
      readonly text: string
      readonly words: number
      readonly where: string
      /** The item that it is, or begins with. */
      readonly at: number
    }

export type Deal = {
  readonly items: readonly Dealt[]
  /** What is wrong on the stage: who cannot know or be there. */
  readonly faults: readonly string[]
  /** Where a speaker goes on from one bit to the next in one breath. */
  readonly seams: number
}

/** Gives every line to a part. Whoever was silent longest is asked first. */
export function dealLines(items: readonly Item[], random: Random, ahead: Ahead = lookAhead(items)): Deal {
  const stage = setStage()
  const bound = new Map<BitRun, Roles>()
  const dealt: Unmerged[] = []
  items.forEach((item, index) => {
    const dealing = { situation: item.bit.situation, stage, random, bound, ahead }
    const one = dealItem(item, index, items, dealing)
    if (one !== null) dealt.push(one)
  })
  const faults = [...stage.faults, ...findSelfAnswers(dealt), ...checkEnd(stage)]
  return { items: merge(dealt), faults, seams: countSeams(dealt) }
}

/** A note is nothing to the ear. */
function nextHeard(items: readonly Item[], index: number): Item | undefined {
  let next = index + 1
  while (items[next]?.is === 'note') next++
  return items[next]
}

type Speech = Extract<Dealt, { is: 'speech' }> & {
  readonly bit: BitRun
  readonly role: string
  readonly goesOn: boolean
}
type Unmerged = Exclude<Dealt, { is: 'speech' }> | Speech

function dealItem(item: Item, at: number, items: readonly Item[], dealing: Dealing): Unmerged | null {
  const { stage, situation } = dealing
  if (item.is === 'act') return { is: 'act', act: item.act }
  if (item.is === 'note') {
    takeNote(item.words, item.bit.where, stage, situation)
    return null
  }
  const roles = rolesIn(item, dealing)
  const text = (said: string | null) => fillLine(item.text, item.bit, roles, said, dealing)
  if (item.is === 'action') {
    if (item.text.includes('{freed}')) stage.isPropAway = false
    stage.isAfterAction = true
    return { is: 'action', text: text(null) }
  }
  const { by, role } = speakerOf(item, nextHeard(items, at), roles, dealing)
  if (item.text.includes('{freed}')) stage.isPropAway = false
  const spoken = text(by)
  const words = item.text.includes('{') ? countWords(spoken) : item.words
  remember({ by, role }, words, item.bit, stage)
  const { bit, goesOn } = item
  return { is: 'speech', by, text: spoken, words, where: bit.where, at, bit, role, goesOn }
}

function remember({ by, role }: Speaking, words: number, bit: BitRun, stage: Stage): void {
  if (stage.previous !== by) stage.lines += 1
  stage.previous = by
  stage.previousRole = role
  stage.previousBit = bit
  stage.isAfterAction = false
  stage.words.set(by, (stage.words.get(by) ?? 0) + words)
  stage.wordsOfAll += words
  stage.lastLine.set(by, stage.lines)
}

/** Lines written for two that fell to one. What ASK begins, ALSO or HIT may finish: so it is written. */
function findSelfAnswers(items: readonly Unmerged[]): string[] {
  const faults: string[] = []
  items.forEach((item, index) => {
    const last = items[index - 1]
    if (item.is !== 'speech' || last?.is !== 'speech') return
    if (item.by !== last.by || item.bit !== last.bit || item.role === last.role) return
    if (item.goesOn) return
    if (item.role !== 'ME' && last.role === 'ASK' && !last.text.endsWith('?')) return
    faults.push(`${item.where}: ${item.by} answers itself: "${last.text}" "${item.text}"`)
  })
  return faults
}

function countSeams(items: readonly Unmerged[]): number {
  return items.filter((item, index) => {
    const last = items[index - 1]
    return item.is === 'speech' && last?.is === 'speech' && item.by === last.by && item.bit !== last.bit
  }).length
}

/** Two lines of one speaker become one, where that can be said in a breath. */
function merge(items: readonly Unmerged[]): Dealt[] {
  const merged: Unmerged[] = []
  for (const item of items) {
    const last = merged.at(-1)
    if (
      item.is === 'speech' &&
      last?.is === 'speech' &&
      last.by === item.by &&
      last.words + item.words <= mostWords &&
      !isApart(last.bit, item.bit)
    )
      merged[merged.length - 1] = {
        ...last,
        text: `${last.text} ${item.text}`,
        words: last.words + item.words,
      }
    else merged.push(item)
  }
  return merged
}

const mostWords = 25

function isApart(bit: BitRun, next: BitRun): boolean {
  return bit !== next && (bit.isApart === true || next.isApart === true)
}

function checkEnd({ isPropAway }: Stage): string[] {
  return isPropAway ? ['the prop never comes back: say {freed} after > place saves'] : []
}
