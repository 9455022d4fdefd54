import { parseScript } from '../../script/parse.ts'
import { wholeLength } from '../../script/whole.ts'

/**
 * How much to keep of a text that was cut off, in UTF-16 units: up to its last whole line, and no cue at the end whose
 * words never came. Whoever goes on begins with a cue.
 */
export function keptLength(text: string): number {
  let length = wholeLength(text)
  while (endsOnCue(text.slice(0, length))) length = wholeLength(text.slice(0, length - 1))
  return length
}

function endsOnCue(text: string): boolean {
  const kind = parseScript(text).at(-1)?.kind
  return kind === 'character' || kind === 'parenthetical'
}
