import { type Problem, problem } from '../problem.ts'
import { type Desk } from './desk.ts'
import { afterScript, goOn } from './due.ts'
import { type RoomEvent } from './event.ts'
import { type Move } from './move.ts'
import { readerOf, reads } from './readers.ts'
import { isHere, type Person, personOfUser, plays, type Room } from './room.ts'
import { lineMs } from './times.ts'

type ReadingMove = Extract<Move, { is: 'advance' | 'go-to' | 'end' | 'go-on' | 'to-lobby' }>

/** From the first line to the curtain, and on. */
export function decideReading(
  room: Room,
  move: ReadingMove,
  user: string,
  desk: Desk,
): readonly RoomEvent[] | Problem {
  const by = personOfUser(room, user)
  if (!by || by.hasLeft) return problem('no-such-room')
  const { phase } = room
  const leads = room.host === by.id || by.role === 'screen'
  switch (move.is) {
    case 'advance':
      if (phase.is !== 'performing' || phase.at !== move.from) return []
      if (phase.at >= desk.script.steps.length) return []
      return leads || mayAdvance(room, by, desk)
        ? [{ is: 'advanced', at: phase.at + 1, since: desk.now }]
        : problem('not-yet')
    case 'go-to': {
      if (!leads) return problem('not-host')
      if (phase.is !== 'performing') return problem('not-now')
      const to = Math.min(move.to, desk.script.steps.length)
      return to === phase.at ? [] : [{ is: 'advanced', at: to, since: desk.now }]
    }
    case 'end':
      if (!leads) return problem('not-host')
      if (phase.is !== 'performing') return phase.is === 'curtain' ? [] : problem('not-now')
      return afterScript(room, { ...desk, script: { ...desk.script, problem: null } })
    case 'go-on':
      if (room.host !== by.id) return problem('not-host')
      if (phase.is !== 'curtain' || !room.round) return problem('not-now')
      return desk.script.isOver
        ? [goOn(desk, move.writer)]
        : [{ is: 'advanced', at: desk.script.steps.length, since: desk.now }]
    case 'to-lobby':
      if (room.host !== by.id) return problem('not-host')
      return phase.is === 'lobby' ? [] : [{ is: 'lobby' }]
  }
}

/** Whose line it is; anybody with a seat after a while, or at once where the understudy reads. */
function mayAdvance(room: Room, by: Person, { now, script }: Desk): boolean {
  const { phase } = room
  if (phase.is !== 'performing' || !plays(by, room.round?.setup ?? room.setup)) return false
  if (by.role === 'audience' && room.people.some((person) => person.role !== 'audience' && isHere(person)))
    return false
  const isAnybodys = readerOf(room, script.steps, phase.at) === null
  return isAnybodys || reads(room, script.steps, phase.at, by.id) || now >= phase.since + lineMs
}
