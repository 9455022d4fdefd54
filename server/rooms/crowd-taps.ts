import { isProblem, type Problem } from '../../game/problem.ts'
import { decide } from '../../game/room/decide.ts'
import { type Desk } from '../../game/room/desk.ts'
import { fold, type RoomEvent } from '../../game/room/event.ts'
import { type Move } from '../../game/room/move.ts'
import { type Room } from '../../game/room/room.ts'
import { type MoveAnswer } from '../../game/room/view.ts'
import { type Clock } from '../time/clock.ts'
import { type Decide } from './turns.ts'

const gatherMs = 200

type Tap = { readonly move: Move; readonly user: string }

export function isTap({ is }: Move): boolean {
  return is === 'vote' || is === 'tap-twist'
}

/** Taps of an audience are many: those of a moment become one turn. */
export function gatherTaps(clock: Clock, take: (find: Decide) => Promise<MoveAnswer | Problem>) {
  let gathered: Tap[] = []
  let taking: Promise<(tap: Tap) => MoveAnswer | Problem> | null = null

  return {
    async add(tap: Tap): Promise<MoveAnswer | Problem> {
      gathered.push(tap)
      taking ??= clock.wait(gatherMs).then(takeAll)
      return (await taking)(tap)
    },
  }

  async function takeAll(): Promise<(tap: Tap) => MoveAnswer | Problem> {
    const all = gathered
    gathered = []
    taking = null
    let refused = new Map<Tap, Problem>()
    const answer = await take((room, desk) => {
      const decided = decideAll(room, all, desk)
      refused = decided.refused
      return decided.events
    })
    return (tap) => refused.get(tap) ?? answer
  }
}

function decideAll(room: Room, taps: readonly Tap[], desk: Desk) {
  const refused = new Map<Tap, Problem>()
  const events: RoomEvent[] = []
  let now = room
  for (const tap of taps) {
    const decided = decide(now, tap.move, tap.user, desk)
    if (isProblem(decided)) {
      refused.set(tap, decided)
      continue
    }
    events.push(...decided)
    now = decided.reduce(fold, now)
  }
  return { events: events.reduce(merge, []), refused }
}

/** One event for taps that follow each other. */
function merge(events: readonly RoomEvent[], next: RoomEvent): RoomEvent[] {
  const last = events.at(-1)
  if (last?.is === 'voted' && next.is === 'voted')
    return [...events.slice(0, -1), { is: 'voted', votes: [...last.votes, ...next.votes] }]
  if (last?.is === 'tapped' && next.is === 'tapped')
    return [...events.slice(0, -1), { is: 'tapped', taps: [...last.taps, ...next.taps] }]
  return [...events, next]
}
