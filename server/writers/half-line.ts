import { parseScript } from '../../script/parse/parse.ts'
import { wholeLength } from '../../script/parse/whole.ts'

/** In UTF-16 units: no act is nearly as long, but a broken model may make one so. */
const longestEnd = 12_000
const mostCues = 20

/**
 * How much to keep of a text that was cut off, in UTF-16 units: up to its last whole line, and no cue at the end whose
 * words never came. Whoever goes on begins with a cue.
 */
export function keptLength(text: string): number {
  const from = startOfEnd(text)
  const end = text.slice(from)
  let length = wholeLength(end)
  for (let cues = 0; cues < mostCues && endsOnCue(end.slice(0, length)); cues++)
    length = wholeLength(end.slice(0, length - 1))
  return from + length
}

function startOfEnd(text: string): number {
  if (text.length <= longestEnd) return 0
  const at = text.indexOf('\n', text.length - longestEnd)
  return (at === -1 ? text.lastIndexOf('\n') : at) + 1
}

function endsOnCue(text: string): boolean {
  const kind = parseScript(text).at(-1)?.kind
  return kind === 'character' || kind === 'parenthetical'
}
