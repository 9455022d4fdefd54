import { type Landed, mostLanded } from '../../comedy/landed.ts'
import { type LaughView } from '../../game/protocol.ts'
import { readChapters } from '../../script/read-chapters.ts'
import { type ScriptRow } from '../store/scripts.ts'

/** The lines that were laughed at most, the biggest laugh first. `texts[chapter][act]` */
export function findLanded(
  texts: readonly (readonly string[])[],
  { cast }: Pick<ScriptRow, 'cast'>,
  laughs: readonly LaughView[],
): Landed[] {
  if (laughs.length === 0) return []
  const names = cast.map(({ name }) => name)
  const lines = readChapters(texts, names)
  return laughs
    .flatMap(({ chapter, act, line, count }) => {
      const found = lines[chapter]?.[act]?.[line]
      return found && count > 0 ? [{ text: found.text, by: found.speaker, laughs: count }] : []
    })
    .sort((a, b) => b.laughs - a.laughs)
    .slice(0, mostLanded)
}
