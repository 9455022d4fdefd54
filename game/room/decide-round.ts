import { type Problem, problem } from '../problem.ts'
import { fewestPlayers } from '../seats.ts'
import { type Desk } from './desk.ts'
import { dealHands } from './show/duel.ts'
import { dealt, decided, nextPhase } from './due.ts'
import { fold, type RoomEvent } from './event.ts'
import { type Move } from './move.ts'
import { type Person, personOfUser, type Phase, plays, type Room } from './room.ts'
import { dealtIn, takeSeat } from './seating.ts'
import { dealToRoom, drawCards } from './table.ts'
import { choosingMs, handsMs } from './times.ts'

type RoundMove = Extract<Move, { is: 'begin' | 'choose' | 'hurry' }>

/** From the lobby, or from the curtain, to the first line. */
export function decideRound(
  room: Room,
  move: RoundMove,
  user: string,
  desk: Desk,
): readonly RoomEvent[] | Problem {
  const by = personOfUser(room, user)
  if (!by || by.hasLeft) return problem('no-such-room')
  if (move.is === 'choose') {
    if (room.phase.is !== 'choosing' && room.phase.is !== 'hands') return problem('not-now')
    if (by.role !== 'player' || !plays(by, room.setup)) return problem('not-now')
    const deal = room.phase.is === 'choosing' ? room.phase.deal : room.phase.deals[by.id]
    if (!deal?.[move.category].some(({ id }) => id === move.card)) return problem('not-now')
    const isSame = room.phase.choices[by.id]?.[move.category] === move.card
    return isSame ? [] : [{ is: 'chose', id: by.id, category: move.category, card: move.card }]
  }
  if (room.host !== by.id) return problem('not-host')
  if (move.is === 'hurry') return hurry(room, desk)
  if (room.phase.is !== 'lobby' && room.phase.is !== 'curtain') return problem('not-now')
  return begin(room, desk)
}

function begin(room: Room, desk: Desk): readonly RoomEvent[] | Problem {
  const seats = fillSeats(room, desk)
  const filled = seats.reduce(fold, room)
  if (dealtIn(filled).length < fewestPlayers) return problem('too-few-players')
  if (room.setup.mode === 'quick') {
    const draw = drawCards(desk.deck, desk.random)
    return draw ? [...seats, dealt(filled, draw, null, desk)] : problem('no-cards-shuffled')
  }
  if (room.setup.mode === 'head-to-head') {
    const deals = dealHands(desk.deck, dealtIn(filled), desk.random)
    return deals
      ? [...seats, { is: 'hands', deals, until: desk.now + handsMs }]
      : problem('no-cards-shuffled')
  }
  const deal = dealToRoom(desk.deck, desk.random)
  if (!deal) return problem('no-cards-shuffled')
  return [...seats, { is: 'choosing', deal, until: desk.now + choosingMs }]
}

/** The audience takes free seats, first come first; then those of players who have long been away. */
function fillSeats(room: Room, desk: Desk): RoomEvent[] {
  const mayPlay = (person: Person) =>
    person.role === 'audience' && !person.hasLeft && plays(person, room.setup) && desk.isConnected(person.id)
  const events: RoomEvent[] = []
  for (const { id } of room.people.filter(mayPlay))
    events.push(...takeSeat(events.reduce(fold, room), id, desk.now))
  return events
}

const waits: ReadonlySet<Phase['is']> = new Set(['choosing', 'hands', 'dealing', 'parts', 'voting'])

function hurry(room: Room, desk: Desk): readonly RoomEvent[] | Problem {
  const { phase } = room
  if (phase.is === 'performing') return room.decision ? [decided(room, room.decision, desk)] : []
  return waits.has(phase.is) ? nextPhase(room, desk) : []
}
