import { type DeckCard, type Draw } from '../card.ts'
import { type Desk } from './desk.ts'
import { beginDuel, closeVote, hasAudience, haveAllVoted, nextOfDuel, openDuel } from './show/duel.ts'
import { fold, type RoomEvent } from './event.ts'
import {
  type Choice,
  nextRound,
  type Phase,
  personOf,
  type PersonId,
  plays,
  type Room,
  type Round,
  seated,
  type Votes,
} from './room.ts'
import { dealtIn, heirOf } from './seating.ts'
import { countVotes, handOutParts, roomsChoice } from './table.ts'
import { pick } from '../random.ts'
import { countTaps, mostTapped } from './show/taps.ts'
import { dealingMs, decisionMs, hostMs, partsMs, troubleMs, understudyMs } from './times.ts'
import { type Decision } from './show/twists.ts'

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
  const times = [...people, untilOf(room.phase), room.decision?.until ?? null].filter((at) => at !== null)
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
  if (phase.is === 'performing') return duringReading(room, phase.at, desk)
  const isChosen =
    (phase.is === 'choosing' && haveAllChosen(room, phase.choices, () => true)) ||
    (phase.is === 'hands' && haveAllChosen(room, phase.choices, (id) => phase.deals[id] !== undefined))
  const duel = openDuel(room)
  const isVoted = phase.is === 'voting' && !phase.isByHand && duel !== null && haveAllVoted(room, duel)
  if (isChosen || isVoted) return nextPhase(room, desk)
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
    case 'hands':
      return [beginDuel(room, phase.deals, phase.choices, desk)]
    case 'dealing':
      return [{ is: 'parts', until: desk.now + partsMs }]
    case 'parts':
      return [{ is: 'curtain-up', since: desk.now }]
    case 'voting': {
      const duel = openDuel(room)
      return [duel ? closeVote(room, duel, desk) : { is: 'lobby' }]
    }
    case 'curtain': {
      // In a duel a script that cannot be begun, or fails for the second time, is left behind.
      const isHopeless = desk.script.chapters === 0 || (room.round?.chapters ?? 1) > 1
      const duel = isHopeless ? openDuel(room) : null
      return [duel ? nextOfDuel(room, duel, desk) : goOn(desk, 'house')]
    }
    case 'lobby':
    case 'performing':
    case 'closed':
      return []
  }
}

/** One chapter more than there are: one that could not be begun is not made up for. */
export function goOn({ script, now }: Desk, writer: Round['writer']): RoomEvent {
  const { steps, chapters } = script
  return { is: 'goes-on', at: steps.length, since: now, writer, chapters: chapters + 1 }
}

export function dealt(room: Room, draw: Draw<DeckCard>, votes: Votes | null, desk: Desk): RoomEvent {
  const round = {
    n: nextRound(room),
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
function haveAllChosen(
  room: Room,
  choices: { readonly [id: PersonId]: Choice },
  isDealtTo: (id: PersonId) => boolean,
): boolean {
  const asked = seated(room).filter(
    (person) => person.awaySince === null && plays(person, room.setup) && isDealtTo(person.id),
  )
  return asked.length > 0 && asked.every(({ id }) => Object.keys(choices[id] ?? {}).length === 3)
}

function isAtEnd(room: Room, at: number, { script }: Desk): boolean {
  const isWhole = script.isOver && script.chapters >= (room.round?.chapters ?? 1)
  return isWhole && at >= script.steps.length
}

/** A decision is asked for and closed while the reading goes on. */
function duringReading(room: Room, at: number, desk: Desk): readonly RoomEvent[] {
  const { decision, round } = room
  if (isAtEnd(room, at, desk)) return afterScript(room, desk)
  if (decision) {
    const isOver = desk.now >= decision.until || haveAllTapped(room, decision)
    return isOver ? [decided(room, decision, desk)] : []
  }
  const { offer } = desk.script
  if (!offer || at < offer.from || isDecided(round, offer)) return []
  const { from: _, ...asked } = offer
  return [{ is: 'asked', decision: { ...asked, until: desk.now + decisionMs } }]
}

function isDecided(round: Round | null, { chapter, act }: Pick<Decision, 'chapter' | 'act'>): boolean {
  return round?.decided.some((one) => one.chapter === chapter && one.act === act) ?? true
}

function haveAllTapped(room: Room, { taps }: Decision): boolean {
  const setup = room.round?.setup ?? room.setup
  const asked = seated(room).filter((person) => person.awaySince === null && plays(person, setup))
  return !hasAudience(room) && asked.length > 0 && asked.every(({ id }) => taps[id] !== undefined)
}

/** What most tapped, ties by chance; nothing where nobody did. */
export function decided(room: Room, { chapter, act, twists, taps }: Decision, { random }: Desk): RoomEvent {
  const tapped = countTaps(
    room.people,
    twists.map(({ id }) => id),
    taps,
  )
  const most = pick(mostTapped(tapped, (room.round?.setup ?? room.setup).audience), random)
  const twist = twists.find(({ id }) => id === most) ?? null
  const agreed = seated(room).filter(({ id }) => twist !== null && taps[id] === twist.id)
  return { is: 'decided', chapter, act, twist, tapped, with: agreed.map(({ id }) => id) }
}

/** The curtain, or what comes next in a duel. */
export function afterScript(room: Room, desk: Desk): readonly RoomEvent[] {
  const { script, now, laughs } = desk
  const laughed: readonly RoomEvent[] =
    room.round && Object.keys(laughs).length > 0 ? [{ is: 'laughed', round: room.round.n, laughs }] : []
  const duel = script.problem === null ? openDuel(room) : null
  if (duel) return [...laughed, nextOfDuel(room, duel, desk)]
  const until = script.problem === null ? null : now + troubleMs
  return [...laughed, { is: 'curtain', problem: script.problem, until }]
}
