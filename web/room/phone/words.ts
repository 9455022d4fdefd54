import { type Speech } from '../../../script/aloud/speeches.ts'
import { isForEverybody } from '../../../script/everybody.ts'
import { lastChapter } from '../../script/writing.ts'
import { isolate } from '../../ui/names.tsx'
import { nameOf, type Turn } from '../round/turn.ts'
import { readerOf } from '../../../game/room/readers.ts'
import { type RoomReading, type RoomShown } from '../state.ts'

/** "You in 3", for whoever has a part; who follows, while it is the own line. */
export function untilWords({ room, you, reading }: RoomShown, { at, isMine, until }: Turn): string {
  if (isMine) {
    const next = reading?.speeches.all[at + 1] && readerOf(room, reading.speeches.all, at + 1)
    const step = reading?.speeches.all[at + 1]
    if (next === undefined) return ''
    if (step && isForEverybody(step)) return 'then everybody'
    if (next === you.id) return 'then you again'
    return next === null ? 'then anybody' : `then ${isolate(nameOf(room, next))}`
  }
  if (you.role !== 'player' || !room.round?.parts.some(({ reader }) => reader === you.id)) return ''
  if (until === null) return reading?.isOver ? 'You have said it all' : 'Your next line is being written'
  return until === 1 ? 'You are next' : `You in ${until}`
}

export function waitingWords(reading: RoomReading | null): string {
  if (reading === null) return 'The script is on its way…'
  const writer = lastChapter(reading.writing.script)?.writer ?? 'The writer'
  return reading.speeches.all.length === 0
    ? `${writer} is at the first lines…`
    : `${writer} is at the next line…`
}

export function announceMine({ speaker, stranger, lines }: Speech): string {
  const as = stranger ?? speaker
  const said = lines.map(({ kind, text }) => (kind === 'parenthetical' ? `(${text})` : text)).join(' ')
  return as === null ? `Yours to read: ${said}` : `Your line, as ${as}: ${said}`
}
