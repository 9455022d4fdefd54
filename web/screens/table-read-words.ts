import { type ScriptView } from '../../game/protocol.ts'
import { type Speech } from '../../script/speeches.ts'
import { lastChapter } from '../pieces/writing.ts'
import { type Reading } from './table-read-state.ts'

/** A step as a screen reader is told of it: who, and what. */
export function announce({ speaker, lines }: Speech, { cast }: ScriptView): string {
  const player = cast.find(({ name }) => name === speaker)?.player
  const who = speaker === null ? '' : player ? `${player} as ${speaker}: ` : `${speaker}: `
  return who + lines.map(({ kind, text }) => (kind === 'parenthetical' ? `(${text})` : text)).join(' ')
}

/** Why there is nothing to read yet. */
export function waitingFor({ spot, speeches, writing }: Reading): string {
  const { now, script } = writing
  if (now.is === 'following' && !now.connected) return 'Reconnecting… The script goes on by itself.'
  if (spot.is === 'seeking' || script.state !== 'writing') return 'Opening the script…'
  const writer = lastChapter(script)?.writer ?? 'The writer'
  return speeches.all.length === 0 ? `${writer} is at the first lines…` : `${writer} is at the next line…`
}
