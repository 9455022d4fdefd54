import { type DeckCard, type Draw } from '../card.ts'
import { type Desk } from './desk.ts'
import { fold, type RoomEvent } from './event.ts'
import { type Phase, personOf, plays, type Room, seated, type Votes } from './room.ts'
import { dealtIn, heirOf } from './seating.ts'
import { countVotes, handOutParts, roomsChoice } from './table.ts'
import { dealingMs, hostMs, partsMs, troubleMs, understudyMs } from './times.ts'

/** What has to happen by now, without anybody asking for it. */
export function due(room: Room, desk: Desk): readonly RoomEvent[] {
  const events: RoomEvent[] = []
  let now = room
  for (let next = nextOf(now, desk); next.length > 0; next = nextOf(now, desk)) {
    events.push(...next)
    now = next.reduce(fold, now)
  }
  return events
}

/** When to look again, in milliseconds since 1970; null while nothing can become due by time alone. */
export function nextDue(room: Room): number | null {
  if (room.phase.is === 'closed') return null
  const people = room.people.flatMap(({ id, awaySince, isCovered, hasLeft }) => {
    if (awaySince === null || hasLeft) return []
    return [
      ...(isCovered ? [] : [awaySince + understudyMs]),
      ...(id === room.host && heirOf(room, id) !== null ? [awaySince + hostMs] : []),
    ]
  })
  const until = untilOf(room.phase)
  const times = until === null ? people : [...people, until]
  return times.length === 0 ? null : Math.min(...times)
}

function isHostGone(room: Room, now: number): boolean {
  const host = personOf(room, room.host)
  if (!host || host.hasLeft) return true
  return host.awaySince !== null && now >= host.awaySince + hostMs
}

function untilOf(phase: Phase): number | null {
  return 'until' in phase ? phase.until : null
}

function nextOf(room: Room, desk: Desk): readonly RoomEvent[] {
  if (room.phase.is === 'closed') return []
  for (const { id, awaySince, isCovered, hasLeft } of room.people) {
    if (awaySince === null || hasLeft) continue
    if (!isCovered && desk.now >= awaySince + understudyMs) return [{ is: 'covered', id }]
  }
  const heir = isHostGone(room, desk.now) ? heirOf(room, room.host) : null
  if (heir !== null) return [{ is: 'host', id: heir }]
  const { phase } = room
  if (phase.is === 'performing') return isAtEnd(room, phase.at, desk) ? [curtain(desk)] : []
  if (phase.is === 'choosing' && haveAllChosen(room, phase)) return nextPhase(room, desk)
  const until = untilOf(phase)
  return until !== null && desk.now >= until ? nextPhase(room, desk) : []
}

/** The wait that stands is over. */
export function nextPhase(room: Room, desk: Desk): readonly RoomEvent[] {
  const { phase } = room
  switch (phase.is) {
    case 'choosing': {
      if (dealtIn(room).length === 0) return [{ is: 'lobby' }]
      const votes = countVotes(phase.deal, Object.values(phase.choices))
      return [dealt(room, roomsChoice(phase.deal, votes, desk.random), votes, desk)]
    }
    case 'dealing':
      return [{ is: 'parts', until: desk.now + partsMs }]
    case 'parts':
      return [{ is: 'curtain-up', since: desk.now }]
    case 'curtain':
      return [{ is: 'goes-on', at: desk.script.steps.length, since: desk.now, writer: 'house' }]
    case 'lobby':
    case 'performing':
    case 'closed':
      return []
  }
}

export function dealt(room: Room, draw: Draw<DeckCard>, votes: Votes | null, desk: Desk): RoomEvent {
  const round = {
    n: (room.round?.n ?? 0) + 1,
    scriptId: desk.newId(),
    owner: room.host,
    setup: room.setup,
    draw,
    votes,
    ...handOutParts(draw, dealtIn(room), room.setup.mode, desk.random),
    chapters: 1,
    writer: 'default',
  } as const
  return { is: 'dealt', round, until: desk.now + dealingMs }
}

/** Everybody who is awake and plays. */
function haveAllChosen(room: Room, { choices }: Extract<Phase, { is: 'choosing' }>): boolean {
  const asked = seated(room).filter((person) => person.awaySince === null && plays(person, room.setup))
  return asked.length > 0 && asked.every(({ id }) => Object.keys(choices[id] ?? {}).length === 3)
}

function isAtEnd(room: Room, at: number, { script }: Desk): boolean {
  const isWhole = script.isOver && script.chapters >= (room.round?.chapters ?? 1)
  return isWhole && at >= script.steps.length
}

function curtain({ script, now }: Desk): RoomEvent {
  return { is: 'curtain', problem: script.problem, until: script.problem === null ? null : now + troubleMs }
}
