import { type Problem, problem } from '../problem.ts'
import { decideReading } from './decide-reading.ts'
import { decideRound } from './decide-round.ts'
import { decideAsHost } from './decide-as-host.ts'
import { decideOwn, leave } from './decide-own.ts'
import { decideShow } from './show/decide-show.ts'
import { type Desk } from './desk.ts'
import { due } from './due.ts'
import { fold, type RoomEvent } from './event.ts'
import { type Move } from './move.ts'
import { type PersonId, personOfUser, type Room } from './room.ts'

/** The events of a move of the account `user`; none where it changes nothing. */
export function decide(room: Room, move: Move, user: string, desk: Desk): readonly RoomEvent[] | Problem {
  if (room.phase.is === 'closed') return problem('room-closed')
  const before = due(room, desk)
  const now = before.reduce(fold, room)
  const after = decideNow(now, move, user, desk)
  if ('code' in after) return before.length > 0 ? before : after
  const soon = due(after.reduce(fold, now), desk)
  return [...before, ...after, ...soon]
}

/** Who came and went, as the desk sees it, and what is due: without a move. */
export function decideOnPresence(
  room: Room,
  {
    slept,
    woke,
  }: {
    readonly slept: readonly { readonly id: PersonId; readonly since: number }[]
    readonly woke: readonly PersonId[]
  },
  desk: Desk,
): readonly RoomEvent[] {
  if (room.phase.is === 'closed') return []
  const told = room.people.filter(({ role, hasLeft }) => role !== 'audience' && !hasLeft)
  const news = told.flatMap(({ id, awaySince }): RoomEvent[] => {
    if (woke.includes(id)) return awaySince === null ? [] : [{ is: 'woke', id }]
    const sleeper = awaySince === null ? slept.find((one) => one.id === id) : undefined
    return sleeper ? [{ is: 'slept', id, since: sleeper.since }] : []
  })
  return [...news, ...due(news.reduce(fold, room), desk)]
}

/** A guest has signed in to an account, and is the same person with the same seat; but nobody is two. */
export function decideOnSignIn(
  room: Room,
  { guest, account }: { readonly guest: string; readonly account: string },
  desk: Desk,
): readonly RoomEvent[] {
  const person = personOfUser(room, guest)
  if (room.phase.is === 'closed' || !person) return []
  const other = personOfUser(room, account)
  const isElsewhere = (other && !other.hasLeft) || room.removed.includes(account)
  if (!isElsewhere) return [{ is: 'signed-in', id: person.id, user: account }]
  const news = person.hasLeft ? [] : leave(room, person)
  return [...news, ...due(news.reduce(fold, room), desk)]
}

function decideNow(room: Room, move: Move, user: string, desk: Desk): readonly RoomEvent[] | Problem {
  switch (move.is) {
    case 'begin':
    case 'choose':
    case 'hurry':
      return decideRound(room, move, user, desk)
    case 'advance':
    case 'go-to':
    case 'end':
    case 'go-on':
    case 'to-lobby':
      return decideReading(room, move, user, desk)
    case 'vote':
    case 'count-hands':
    case 'tap-twist':
    case 'show-evening':
      return decideShow(room, move, user)
    case 'join':
    case 'leave':
    case 'rename':
    case 'ready':
    case 'agree':
    case 'take-seat':
      return decideOwn(room, move, user, desk)
    case 'sit':
    case 'become-screen':
    case 'set-up':
    case 'lock':
    case 'hide-code':
    case 'remove':
    case 'hand-on':
    case 'close':
      return decideAsHost(room, move, user, desk)
  }
}
