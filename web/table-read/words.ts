import { type ScriptView } from '../../game/protocol.ts'
import { type Speech } from '../../script/aloud/speeches.ts'
import { isEverybody } from '../../script/everybody.ts'
import { readersOf } from '../script/readers.tsx'
import { lastChapter } from '../script/writing.ts'
import { isolate } from '../ui/names.tsx'
import { type Reading } from './state.ts'

export function readerOf(script: ScriptView, part: string): string | null {
  return readersOf(script, part).map(isolate).join(' & ') || null
}

/** "Bo as Kevin", "The Stranger, read by Bo"; only the part where nobody has claimed it. */
export function nameOf(script: ScriptView, part: string, stranger: string | null = null): string {
  const reader = readerOf(script, part)
  if (stranger !== null && isEverybody(stranger)) return `${stranger}, read by everyone`
  if (stranger !== null) return `${isolate(stranger)}, read by ${reader ?? isolate(part)}`
  return reader === null ? part : `${reader} as ${isolate(part)}`
}

export function announce(step: Speech, script: ScriptView, readByOfDirections: string | null): string {
  const { lines } = step
  return `${whoReads(step, script, readByOfDirections)}${lines
    .map(({ kind, text }) => (kind === 'parenthetical' ? `(${text})` : text))
    .join(' ')}`
}

function whoReads({ kind, speaker, stranger }: Speech, script: ScriptView, reader: string | null): string {
  if (speaker !== null) return `${nameOf(script, speaker, stranger)}: `
  if (reader === null) return ''
  return kind === 'action' ? `Stage direction, read by ${reader}: ` : `Read by ${reader}: `
}

/** The sum is what this line has by now. */
export function tellLaugh(sum: number): string {
  return sum === 1 ? 'Laugh marked: the first for this line.' : `Laugh marked: ${sum} for this line.`
}

export function waitingFor({ spot, speeches, writing }: Reading): string {
  const { now, script } = writing
  if (now.is === 'following' && !now.connected) return 'Reconnecting… The script goes on by itself.'
  if (spot.is === 'seeking' || script.state !== 'writing') return 'Opening the script…'
  const writer = lastChapter(script)?.writer ?? 'The writer'
  return speeches.all.length === 0 ? `${writer} is at the first lines…` : `${writer} is at the next line…`
}
