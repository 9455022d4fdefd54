import { type Category } from '../card.ts'
import { foldShow, onStage, type ShowEvent } from './show/fold-show.ts'
import {
  type Deal,
  type NewRound,
  type Person,
  type PersonId,
  type Room,
  type Round,
  type Setup,
} from './room.ts'

/** What happened in a room. One move may be several, which are stored together as one numbered turn. */
export type RoomEvent =
  | {
      readonly is: 'opened'
      readonly id: string
      readonly code: string
      readonly setup: Setup
      readonly host: NewPerson
    }
  | { readonly is: 'joined'; readonly person: NewPerson }
  /** A person who had left joins again, with the role and colour that are free. */
  | { readonly is: 'returned'; readonly id: PersonId; readonly role: Person['role']; readonly color: number }
  | { readonly is: 'left'; readonly id: PersonId }
  | { readonly is: 'removed'; readonly id: PersonId }
  | { readonly is: 'renamed'; readonly id: PersonId; readonly name: string }
  /** A guest, to the account `user`. */
  | { readonly is: 'signed-in'; readonly id: PersonId; readonly user: string }
  | { readonly is: 'readied'; readonly id: PersonId; readonly isReady: boolean }
  | { readonly is: 'agreed'; readonly id: PersonId }
  /** From the audience, into a free seat. */
  | { readonly is: 'seated'; readonly id: PersonId; readonly color: number }
  /** A seat is given back: the device is the room's screen. */
  | { readonly is: 'became-screen'; readonly id: PersonId }
  /** Long away, where others want to play. */
  | { readonly is: 'unseated'; readonly id: PersonId }
  | { readonly is: 'set-up'; readonly setup: Setup }
  | { readonly is: 'locked'; readonly isLocked: boolean }
  | { readonly is: 'code-hidden'; readonly isHidden: boolean }
  | { readonly is: 'host'; readonly id: PersonId }
  /** Players and screens; the audience comes and goes unheard. */
  | { readonly is: 'slept'; readonly id: PersonId; readonly since: number }
  | { readonly is: 'woke'; readonly id: PersonId }
  | { readonly is: 'covered'; readonly id: PersonId }
  | { readonly is: 'choosing'; readonly deal: Deal; readonly until: number }
  | { readonly is: 'chose'; readonly id: PersonId; readonly category: Category; readonly card: string }
  | { readonly is: 'dealt'; readonly round: NewRound; readonly until: number }
  | { readonly is: 'parts'; readonly until: number }
  | { readonly is: 'curtain-up'; readonly since: number }
  | { readonly is: 'advanced'; readonly at: number; readonly since: number }
  /** One more chapter of the same script. */
  | {
      readonly is: 'goes-on'
      readonly at: number
      readonly since: number
      readonly writer: Round['writer']
      /** How many are asked for now. */
      readonly chapters: number
    }
  | { readonly is: 'curtain'; readonly problem: string | null; readonly until: number | null }
  | { readonly is: 'lobby' }
  | { readonly is: 'closed' }
  | ShowEvent

export type NewPerson = Pick<Person, 'id' | 'user' | 'name' | 'color' | 'role'>

/** A turn as it is stored. `n` counts from 1 within its room. */
export type RoomTurn = { readonly n: number; readonly events: readonly RoomEvent[] }

/** Null for a first turn that opens no room. */
export function foldTurns(turns: readonly RoomTurn[]): Room | null {
  let room: Room | null = null
  for (const turn of turns) room = foldTurn(room, turn)
  return room
}

export function foldTurn(before: Room | null, { n, events }: RoomTurn): Room | null {
  let room = before
  for (const event of events) room = event.is === 'opened' ? open(event) : room && fold(room, event)
  return room && { ...room, n }
}

function open({ id, code, setup, host }: Extract<RoomEvent, { is: 'opened' }>): Room {
  return {
    id,
    code,
    n: 0,
    host: host.id,
    setup: { ...firstSetup, ...setup },
    isLocked: false,
    isCodeHidden: false,
    people: [arrive(host)],
    removed: [],
    phase: { is: 'lobby' },
    round: null,
    duel: null,
    decision: null,
    evening: { laughs: {}, wins: {}, isShown: false },
  }
}

/** What turns of older versions do not tell. */
const firstSetup = { audience: 'apart' } as const

function arrive(person: NewPerson): Person {
  return {
    ...person,
    isReady: false,
    hasAgreed: false,
    awaySince: null,
    isCovered: false,
    hasLeft: false,
  }
}

/** What the events of a turn come to, before it has its number. */
export function fold(room: Room, event: RoomEvent): Room {
  switch (event.is) {
    case 'opened':
      return open(event)
    case 'joined':
      return { ...room, people: [...room.people, arrive(event.person)] }
    case 'returned':
      return change(room, event.id, {
        hasLeft: false,
        awaySince: null,
        isCovered: false,
        role: event.role,
        color: event.color,
      })
    case 'left':
      return change(room, event.id, { hasLeft: true, isReady: false, isCovered: true })
    case 'removed': {
      const gone = room.people.find(({ id }) => id === event.id)
      const left = change(room, event.id, { hasLeft: true, isReady: false, isCovered: true })
      return { ...left, removed: gone ? [...room.removed, gone.user] : room.removed }
    }
    case 'renamed':
      return change(room, event.id, { name: event.name })
    case 'signed-in':
      return signIn(room, event)
    case 'readied':
      return change(room, event.id, { isReady: event.isReady })
    case 'agreed':
      return change(room, event.id, { hasAgreed: true })
    case 'seated':
      return change(room, event.id, { role: 'player', color: event.color })
    case 'became-screen':
      return change(room, event.id, { role: 'screen', name: '', isReady: false })
    case 'unseated':
      return change(room, event.id, { role: 'audience', awaySince: null, isCovered: false })
    case 'set-up':
      return { ...room, setup: { ...firstSetup, ...event.setup } }
    case 'locked':
      return { ...room, isLocked: event.isLocked }
    case 'code-hidden':
      return { ...room, isCodeHidden: event.isHidden }
    case 'host':
      return { ...room, host: event.id }
    case 'slept':
      return change(room, event.id, { awaySince: event.since })
    case 'woke':
      return change(room, event.id, { awaySince: null, isCovered: false })
    case 'covered':
      return change(room, event.id, { isCovered: true })
    case 'choosing':
      return { ...room, phase: { is: 'choosing', deal: event.deal, choices: {}, until: event.until } }
    case 'chose': {
      if (room.phase.is !== 'choosing' && room.phase.is !== 'hands') return room
      const { choices } = room.phase
      const own = { ...choices[event.id], [event.category]: event.card }
      return { ...room, phase: { ...room.phase, choices: { ...choices, [event.id]: own } } }
    }
    case 'dealt':
      return { ...room, ...onStage(event.round, event.until), duel: null }
    case 'parts':
      return { ...room, phase: { is: 'parts', until: event.until } }
    case 'curtain-up':
      return { ...room, phase: { is: 'performing', at: 0, since: event.since } }
    case 'advanced':
      return { ...room, phase: { is: 'performing', at: event.at, since: event.since } }
    case 'goes-on': {
      const phase = { is: 'performing', at: event.at, since: event.since } as const
      const round = room.round && {
        ...room.round,
        chapters: event.chapters,
        writer: event.writer,
      }
      return { ...room, phase, round, decision: null }
    }
    case 'curtain':
      return {
        ...room,
        phase: { is: 'curtain', problem: event.problem, until: event.until },
        decision: null,
      }
    case 'lobby':
      return {
        ...room,
        phase: { is: 'lobby' },
        decision: null,
        people: room.people.map((person) => ({ ...person, isReady: false })),
      }
    case 'closed':
      return { ...room, phase: { is: 'closed' } }
    case 'hands':
    case 'duel':
    case 'next-script':
    case 'voting':
    case 'voted':
    case 'verdict':
    case 'asked':
    case 'tapped':
    case 'decided':
    case 'laughed':
    case 'evening-shown':
      return foldShow(room, event)
  }
}

/** What was the guest's is the account's; whom the account was before, and left, is nobody's any more. */
function signIn(room: Room, { id, user }: Extract<RoomEvent, { is: 'signed-in' }>): Room {
  const guest = room.people.find((person) => person.id === id)?.user ?? user
  const swapped = (one: string) => (one === guest ? user : one === user ? guest : one)
  return {
    ...room,
    people: room.people.map((person) => ({ ...person, user: swapped(person.user) })),
    removed: room.removed.map(swapped),
  }
}

function change(room: Room, id: PersonId, changed: Partial<Person>): Room {
  return {
    ...room,
    people: room.people.map((person) => (person.id === id ? { ...person, ...changed } : person)),
  }
}
