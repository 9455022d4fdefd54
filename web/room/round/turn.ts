import { type PersonId } from '../../../game/room/room.ts'
import { readerOf, reads, turnsUntil } from '../../../game/room/readers.ts'
import { type OwnView, type RoomView } from '../../../game/room/view.ts'
import { type Speech } from '../../../script/aloud/speeches.ts'
import { type RoomReading, type RoomShown } from '../state.ts'

/** Where the room is, and what that is to one person. */
export type Turn = {
  readonly at: number
  /** Null while it is waited for. */
  readonly step: Speech | null
  /** Null where it is anybody's. */
  readonly reader: PersonId | null
  readonly isMine: boolean
  /** Steps until the own next one; null while none is written. */
  readonly until: number | null
  /** The room cannot go on before more is written. */
  readonly isAwaited: boolean
}

export function turnOf({ room, you, reading }: Pick<RoomShown, 'room' | 'you' | 'reading'>): Turn | null {
  const { phase } = room
  if (phase.is !== 'performing') return null
  const { at } = phase
  const all = reading?.speeches.all ?? []
  const reader = readerOf(room, all, at)
  return {
    at,
    step: all[at] ?? null,
    reader,
    isMine: reads(room, all, at, you.id),
    until: turnsUntil(room, all, at, you.id),
    isAwaited: isAwaited(reading, at),
  }
}

export function isAwaited(reading: RoomReading | null, at: number): boolean {
  return reading === null || (!reading.isOver && at >= reading.steps.length)
}

/** Whether the room would go on at this person's word after `lineMs`. The audience only where nobody else is left. */
export function mayGoOn(room: RoomView, you: OwnView): boolean {
  return you.role !== 'audience' || !room.people.some(({ isHere }) => isHere)
}

export function nameOf({ people }: Pick<RoomView, 'people'>, id: PersonId): string {
  return people.find((person) => person.id === id)?.name ?? ''
}

/** In the order of the cast. */
export function partsOf({ round }: Pick<RoomView, 'round'>, id: PersonId): readonly string[] {
  return (round?.parts ?? []).filter(({ reader }) => reader === id).map(({ part }) => part)
}
