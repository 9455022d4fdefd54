import { type ScriptView } from '../../../game/protocol.ts'
import { type ScriptLines } from '../../script/lines.ts'

export type Portion = {
  readonly player: string
  readonly part: string
  readonly place: number
  readonly lines: number
  /** Of all spoken lines, from 0 to 100. */
  readonly percent: number
  /** Who else reads the same part, because there are fewer parts than players. */
  readonly sharedWith: readonly string[]
}

export function portionsOf({ cast, assignments }: ScriptView, lines: ScriptLines): Portion[] {
  const counts = countSpokenLines(lines)
  const spoken = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return assignments.map(({ player, part }, seat) => {
    const count = counts.get(part) ?? 0
    return {
      player,
      part,
      place: cast.findIndex(({ name }) => name === part),
      lines: count,
      percent: spoken === 0 ? 0 : Math.round((100 * count) / spoken),
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
