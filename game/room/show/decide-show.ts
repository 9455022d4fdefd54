import { type Problem, problem } from '../../problem.ts'
import { choicesOf, openDuel, verdict } from './duel.ts'
import { type RoomEvent } from '../event.ts'
import { type Move } from '../move.ts'
import { personOfUser, plays, type Room } from '../room.ts'

export type ShowMove = Extract<Move, { is: 'vote' | 'count-hands' | 'tap-twist' | 'show-evening' }>

/** What makes the show: votes, twists, the evening so far. */
export function decideShow(room: Room, move: ShowMove, user: string): readonly RoomEvent[] | Problem {
  const by = personOfUser(room, user)
  if (!by || by.hasLeft) return problem('no-such-room')
  const mayTap = by.role !== 'screen' && plays(by, room.round?.setup ?? room.setup)
  switch (move.is) {
    case 'vote': {
      const duel = openDuel(room)
      if (!duel || !mayTap || room.phase.is !== 'voting' || room.phase.isByHand) return problem('not-now')
      if (!choicesOf(duel, by.id).includes(move.round)) return problem('not-now')
      const isSame = duel.votes[by.id] === String(move.round)
      return isSame ? [] : [{ is: 'voted', votes: [{ id: by.id, round: move.round }] }]
    }
    case 'count-hands': {
      const duel = openDuel(room)
      if (room.host !== by.id && by.role !== 'screen') return problem('not-host')
      if (!duel || room.phase.is !== 'voting' || !room.phase.isByHand) return problem('not-now')
      const isThere = move.winner === null || duel.entries.some(({ round }) => round.n === move.winner)
      return isThere ? [verdict(room, duel, move.winner)] : problem('not-now')
    }
    case 'tap-twist': {
      const { decision } = room
      const isAsked = decision?.chapter === move.chapter && decision.act === move.act
      if (!decision || !isAsked || !mayTap) return problem('not-now')
      if (!decision.twists.some(({ id }) => id === move.twist)) return problem('not-now')
      const isSame = decision.taps[by.id] === move.twist
      return isSame ? [] : [{ is: 'tapped', taps: [{ id: by.id, twist: move.twist }] }]
    }
    case 'show-evening':
      if (room.host !== by.id) return problem('not-host')
      return room.evening.isShown === move.isShown ? [] : [{ is: 'evening-shown', isShown: move.isShown }]
  }
}
