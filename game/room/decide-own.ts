import { type Problem, problem } from '../problem.ts'
import { mostPlayers } from '../seats.ts'
import { type Desk } from './desk.ts'
import { type RoomEvent } from './event.ts'
import { mostAudience, type Move } from './move.ts'
import { type Person, personOf, personOfUser, type Role, type Room, seated } from './room.ts'
import { freeColor, heirOf, ownName, takeSeat } from './seating.ts'

type OwnMove = Extract<Move, { is: 'join' | 'leave' | 'rename' | 'ready' | 'agree' | 'take-seat' }>

/** What everybody decides for themselves. */
export function decideOwn(
  room: Room,
  move: OwnMove,
  user: string,
  desk: Desk,
): readonly RoomEvent[] | Problem {
  if (move.is === 'join') return join(room, move.name, user, desk)
  const by = personOfUser(room, user)
  if (!by || by.hasLeft) return problem('no-such-room')
  switch (move.is) {
    case 'leave':
      return leave(room, by)
    case 'rename': {
      const who = personOf(room, move.who)
      if (!who || who.hasLeft || who.role === 'screen') return problem('not-now')
      if (who.id !== by.id && room.host !== by.id) return problem('not-host')
      if (!desk.isFit(move.name, room.setup.rating)) return problem('name-refused')
      return who.name === move.name
        ? []
        : [{ is: 'renamed', id: who.id, name: ownName(room, move.name, who) }]
    }
    case 'ready':
      if (by.role !== 'player' || room.phase.is !== 'lobby') return []
      return by.isReady === move.isReady ? [] : [{ is: 'readied', id: by.id, isReady: move.isReady }]
    case 'agree':
      return by.hasAgreed ? [] : [{ is: 'agreed', id: by.id }]
    case 'take-seat': {
      if (by.role === 'player') return []
      const isBetween = room.phase.is === 'lobby' || room.phase.is === 'curtain'
      if (by.role === 'screen' || !isBetween) return problem('not-now')
      const taken = takeSeat(room, by.id, desk.now)
      return taken.length > 0 ? taken : problem('room-full')
    }
  }
}

function join(room: Room, name: string, user: string, desk: Desk): readonly RoomEvent[] | Problem {
  if (room.removed.includes(user)) return problem('removed-from-room')
  const before = personOfUser(room, user)
  if (before && !before.hasLeft) return []
  if (room.isLocked) return problem('no-such-room')
  if (!desk.isFit(name, room.setup.rating)) return problem('name-refused')
  const audience = room.people.filter(({ role, hasLeft }) => role === 'audience' && !hasLeft).length
  const role = roleOfNext(room)
  if (role === 'audience' && audience >= mostAudience) return problem('room-full')
  const color = freeColor(room)
  if (before) {
    const again = {
      is: 'returned',
      id: before.id,
      role: keepsPart(room, before) ? 'player' : role,
      color,
    } as const
    const called = ownName(room, name, before)
    return before.name === called ? [again] : [again, { is: 'renamed', id: before.id, name: called }]
  }
  const id = `p${room.people.length + 1}`
  return [{ is: 'joined', person: { id, user, name: ownName(room, name, null), color, role } }]
}

/** A seat in the lobby and between rounds; while a round is on, the audience, until the next one. */
function roleOfNext(room: Room): Role {
  const isOn = room.phase.is !== 'lobby'
  return !isOn && seated(room).length < mostPlayers ? 'player' : 'audience'
}

/** Who left in the middle comes back to the part that the understudy has read, if no more than six are there. */
function keepsPart(room: Room, { id, role }: Person): boolean {
  const hasPart = room.round?.parts.some(({ reader }) => reader === id) ?? false
  return role === 'player' && hasPart && seated(room).length < mostPlayers
}

export function leave(room: Room, by: Person): readonly RoomEvent[] {
  const heir = room.host === by.id ? heirOf(room, by.id) : null
  return [{ is: 'left', id: by.id }, ...(heir ? [{ is: 'host', id: heir } as const] : [])]
}
