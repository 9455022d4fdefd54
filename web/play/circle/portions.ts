import { type ScriptView } from '../../../game/protocol.ts'
import { type ScriptLines } from '../../../script/growing-text.ts'

export type Portion = {
  readonly player: string
  readonly part: string
  readonly place: number
  readonly lines: number
  /** Of all spoken lines, from 0 to 100: those of all parts together are 100. */
  readonly percent: number
  /** Who else reads the same part, because there are fewer parts than players. */
  readonly sharedWith: readonly string[]
}

export function portionsOf({ cast, assignments }: ScriptView, lines: ScriptLines): Portion[] {
  const counts = countSpokenLines(lines)
  const percents = shareOut(counts)
  return assignments.map(({ player, part }, seat) => {
    return {
      player,
      part,
      place: cast.findIndex(({ name }) => name === part),
      lines: counts.get(part) ?? 0,
      percent: percents.get(part) ?? 0,
      sharedWith: assignments.flatMap((other, n) => (n !== seat && other.part === part ? other.player : [])),
    }
  })
}

function countSpokenLines(lines: ScriptLines): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines.flat(2)) {
    if (line.kind !== 'dialogue' || line.speaker === null) continue
    counts.set(line.speaker, (counts.get(line.speaker) ?? 0) + 1)
  }
  return counts
}

/** Rounded down, and what is missing from 100 goes to the largest remainders. */
function shareOut(counts: ReadonlyMap<string, number>): Map<string, number> {
  const spoken = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const exact = [...counts].map(([part, count]) => ({ part, percent: (100 * count) / spoken }))
  const missing = exact.reduce((left, { percent }) => left - Math.floor(percent), 100)
  return new Map(
    exact
      .toSorted((a, b) => (b.percent % 1) - (a.percent % 1))
      .map(({ part, percent }, n) => [part, Math.floor(percent) + (n < missing ? 1 : 0)]),
  )
}
