import { distinguishNames, mostPlayers } from '../seats.ts'
import { type RoomEvent } from './event.ts'
import { isHere, type Person, type PersonId, plays, type Room, seated } from './room.ts'
import { longestSeatName } from './seat-name.ts'
import { seatMs } from './times.ts'

/** Told apart from all others: "Ada (2)". At most so many letters with the number. */
export function ownName(room: Room, name: string, own: Person | null): string {
  const others = room.people.filter((person) => person.id !== own?.id && !person.hasLeft)
  const all = distinguishNames([...others.map((person) => person.name), name], longestSeatName)
  return all.at(-1) ?? name
}

export function freeColor(room: Room): number {
  const taken = new Set(seated(room).map(({ color }) => color))
  const free = Array.from({ length: mostPlayers }, (_, color) => color).find((color) => !taken.has(color))
  return free ?? 0
}

/** Who has a part in the round that begins: in a seat, awake, and fine with its rating. */
export function dealtIn(room: Room): Person[] {
  return seated(room).filter((person) => !person.isCovered && plays(person, room.setup))
}

/** The player who has sat longest and is here; else a screen; nobody of the audience. */
export function heirOf(room: Room, from: PersonId): PersonId | null {
  const others = room.people.filter((person) => person.id !== from && isHere(person))
  const player = others.find(({ role }) => role === 'player')
  return (player ?? others.find(({ role }) => role === 'screen'))?.id ?? null
}

/** Into a free seat, or that of a player who has long been away; none where there is neither. */
export function takeSeat(room: Room, id: PersonId, now: number): readonly RoomEvent[] {
  if (seated(room).length < mostPlayers) return [{ is: 'seated', id, color: freeColor(room) }]
  const isLongAway = ({ awaySince }: Person) => awaySince !== null && now - awaySince >= seatMs
  const absent = seated(room).find(isLongAway)
  return absent
    ? [
        { is: 'unseated', id: absent.id },
        { is: 'seated', id, color: absent.color },
      ]
    : []
}
