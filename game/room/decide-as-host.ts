import { type Problem, problem } from '../problem.ts'
import { mostPlayers } from '../seats.ts'
import { type Desk } from './desk.ts'
import { type RoomEvent } from './event.ts'
import { type Move } from './move.ts'
import { isHere, type Person, personOf, personOfUser, type Room, seated } from './room.ts'
import { freeColor, ownName } from './seating.ts'

type HostMove = Extract<
  Move,
  { is: 'sit' | 'become-screen' | 'set-up' | 'lock' | 'hide-code' | 'remove' | 'hand-on' | 'close' }
>

/** The tools of the host. */
export function decideAsHost(
  room: Room,
  move: HostMove,
  user: string,
  desk: Desk,
): readonly RoomEvent[] | Problem {
  const by = personOfUser(room, user)
  if (!by || by.hasLeft) return problem('no-such-room')
  if (room.host !== by.id) return problem('not-host')
  switch (move.is) {
    case 'sit':
      return sit(room, by, move.name, desk)
    case 'become-screen':
      return becomeScreen(room, by)
    case 'set-up':
      return setUp(room, move.setup, desk)
    case 'lock':
      return room.isLocked === move.isLocked ? [] : [{ is: 'locked', isLocked: move.isLocked }]
    case 'hide-code':
      return room.isCodeHidden === move.isHidden ? [] : [{ is: 'code-hidden', isHidden: move.isHidden }]
    case 'remove': {
      const who = personOf(room, move.who)
      if (!who || who.hasLeft) return []
      return who.id === by.id ? problem('not-now') : [{ is: 'removed', id: who.id }]
    }
    case 'hand-on': {
      const to = personOf(room, move.to)
      if (!to || to.hasLeft || to.role === 'audience') return problem('not-now')
      return to.id === by.id ? [] : [{ is: 'host', id: to.id }]
    }
    case 'close':
      return [{ is: 'closed' }]
  }
}

function sit(room: Room, by: Person, name: string, desk: Desk): readonly RoomEvent[] | Problem {
  if (by.role !== 'screen') return []
  if (room.phase.is !== 'lobby' || seated(room).length >= mostPlayers) return problem('not-now')
  if (!desk.isFit(name, room.setup.rating)) return problem('name-refused')
  return [
    { is: 'renamed', id: by.id, name: ownName(room, name, by) },
    { is: 'seated', id: by.id, color: freeColor(room) },
  ]
}

function becomeScreen(room: Room, by: Person): readonly RoomEvent[] | Problem {
  if (by.role === 'screen') return []
  const hasScreen = room.people.some((person) => person.role === 'screen' && isHere(person))
  if (room.phase.is !== 'lobby' || hasScreen) return problem('not-now')
  return [{ is: 'became-screen', id: by.id }]
}

function setUp(room: Room, setup: Room['setup'], desk: Desk): readonly RoomEvent[] | Problem {
  if (room.phase.is !== 'lobby' && room.phase.is !== 'curtain') return problem('not-now')
  const { mode, rating, audience } = room.setup
  if (mode === setup.mode && rating === setup.rating && audience === setup.audience) return []
  // A name that was fit for an R-rated room gives way to one that is fit for families.
  const renamed = room.people.flatMap((person): RoomEvent[] =>
    person.role === 'screen' || desk.isFit(person.name, setup.rating)
      ? []
      : [{ is: 'renamed', id: person.id, name: ownName(room, `Player ${person.id.slice(1)}`, person) }],
  )
  return [{ is: 'set-up', setup }, ...renamed]
}
