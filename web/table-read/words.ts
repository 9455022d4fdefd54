import { type ScriptView } from '../../game/protocol.ts'
import { type Speech } from '../../script/aloud/speeches.ts'
import { lastChapter } from '../script/writing.ts'
import { type Reading } from './state.ts'

export function readersOf({ cast, assignments }: ScriptView, part: string): string | null {
  const players = assignments.filter((one) => one.part === part).map(({ player }) => player)
  if (players.length > 1) return players.join(' & ')
  return players[0] ?? cast.find(({ name }) => name === part)?.player ?? null
}

export function nameOf(script: ScriptView, part: string): string {
  const readers = readersOf(script, part)
  return readers === null ? part : `${readers} as ${part}`
}

export function announce({ speaker, lines }: Speech, script: ScriptView): string {
  const who = speaker === null ? '' : `${nameOf(script, speaker)}: `
  return who + lines.map(({ kind, text }) => (kind === 'parenthetical' ? `(${text})` : text)).join(' ')
}

export function waitingFor({ spot, speeches, writing }: Reading): string {
  const { now, script } = writing
  if (now.is === 'following' && !now.connected) return 'Reconnecting… The script goes on by itself.'
  if (spot.is === 'seeking' || script.state !== 'writing') return 'Opening the script…'
  const writer = lastChapter(script)?.writer ?? 'The writer'
  return speeches.all.length === 0 ? `${writer} is at the first lines…` : `${writer} is at the next line…`
}
