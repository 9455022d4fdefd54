import { isEverybody } from '../script/everybody.ts'
import { type Line } from '../script/line.ts'
import { type ChapterLines } from '../script/read-chapters.ts'
import { type LaughView } from './protocol.ts'

/** What a part said, in lines, and what was laughed at it. */
export type PartTold = { readonly part: string; readonly lines: number; readonly laughs: number }

/** One laugh at one line is luck. */
const fewestLaughs = 3

/** Of each part that speaks, in the order of the script. What everybody says together is nobody's. */
export function countByPart(script: ChapterLines, laughs: readonly LaughView[]): PartTold[] {
  const told = new Map<string, PartTold>()
  for (const [chapter, acts] of script.entries())
    for (const [act, lines] of acts.entries())
      for (const { part, line } of linesSaid(lines)) {
        const before = told.get(part) ?? { part, lines: 0, laughs: 0 }
        const here = laughs.find((one) => one.chapter === chapter && one.act === act && one.line === line)
        told.set(part, { part, lines: before.lines + 1, laughs: before.laughs + (here?.count ?? 0) })
      }
  return [...told.values()]
}

function linesSaid(lines: readonly Line[]): { readonly part: string; readonly line: number }[] {
  let isOfAll = false
  return lines.flatMap(({ kind, text, speaker }, line) => {
    if (kind === 'character') isOfAll = text !== speaker && isEverybody(text)
    return kind === 'dialogue' && speaker !== null && !isOfAll ? [{ part: speaker, line }] : []
  })
}

/** Most laughs for each line said. Several when they tie; nobody where hardly anything was laughed at. */
export function sceneStealers<T extends PartTold>(told: readonly T[]): T[] {
  const funny = told.filter(({ laughs }) => laughs >= fewestLaughs)
  const isBelow = (one: PartTold, other: PartTold) => one.laughs * other.lines < other.laughs * one.lines
  return funny.filter((one) => !funny.some((other) => isBelow(one, other)))
}
