import { plainWords } from '../../script/measure/vocabulary.ts'
import { type BitRun } from './item.ts'
import { type Play, speechesOf } from './steering/play.ts'

/**
 * The lines that a play says again on purpose, in plain words: those that one card has written twice, and what an
 * audience has brought back. Not what two cards say by chance, nor a bit that is played twice.
 */
export function findRunners(play: Play): Set<string> {
  const said = new Map<string, BitRun[]>()
  const runners = new Set<string>()
  for (const { text, at } of speechesOf(play)) {
    const bit = play.items[at]?.bit
    if (bit === undefined) continue
    const line = plainWords(text).join(' ')
    const before = said.get(line) ?? []
    if (before.some((run) => isOnPurpose(run, bit))) runners.add(line)
    said.set(line, [...before, bit])
  }
  return runners
}

function isOnPurpose(bit: BitRun, next: BitRun): boolean {
  if (next.isApart || bit === next) return true
  return bit.where !== next.where && cardOf(bit) === cardOf(next)
}

/** "Doctor Coma, turn 1" is of Doctor Coma. */
function cardOf({ where }: BitRun): string {
  return where.slice(0, where.lastIndexOf(', '))
}
