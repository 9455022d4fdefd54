import { type ScriptView } from '../../game/protocol.ts'
import { lastAct } from '../../script/count-acts.ts'
import { countSpokenWords } from '../../script/count-words.ts'
import { type ScriptLines } from '../../script/growing-text.ts'

type Progress = { readonly script: ScriptView; readonly lines: ScriptLines }

/** Words spoken in the last chapter against those promised. Full only when the writer says so, hence 99 at most. */
export function percentWritten({ script, lines }: Progress): number {
  const promised = script.chapters.at(-1)?.promisedWords ?? 0
  if (promised <= 0) return 0
  const words = actsOf({ script, lines }).reduce((sum, act) => sum + countSpokenWords(act), 0)
  return Math.min(99, Math.floor((100 * words) / promised))
}

/** Which act is being written, and which will be the last. A continuation counts on, as its headings do. */
export function actInHand(progress: Progress): { readonly act: number; readonly last: number } {
  const { chapters } = progress.script
  const before = lastAct(progress.lines.slice(0, chapters.length - 1))
  const begun = actsOf(progress).findLastIndex((act) => act.length > 0) + 1
  return { act: before + Math.max(1, begun), last: before + (chapters.at(-1)?.acts ?? 1) }
}

function actsOf({ script, lines }: Progress): ScriptLines[number] {
  return lines[script.chapters.length - 1] ?? []
}
