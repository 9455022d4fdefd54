import {
  type Deal,
  type Entry,
  type Evening,
  type NewRound,
  type PersonId,
  type Room,
  type Verdict,
} from '../room.ts'
import { type Decided, type Decision } from './twists.ts'

/** What happened in a duel, at a decision, or to the evening. */
export type ShowEvent =
  | {
      readonly is: 'hands'
      readonly deals: { readonly [id: PersonId]: Deal }
      readonly until: number
    }
  | { readonly is: 'duel'; readonly entries: readonly Entry[]; readonly until: number }
  /** The next script of the duel. */
  | { readonly is: 'next-script'; readonly until: number }
  | { readonly is: 'voting'; readonly isByHand: boolean; readonly until: number }
  | { readonly is: 'voted'; readonly votes: readonly { readonly id: PersonId; readonly round: number }[] }
  | { readonly is: 'verdict'; readonly verdict: Verdict }
  | { readonly is: 'asked'; readonly decision: Omit<Decision, 'taps'> }
  | { readonly is: 'tapped'; readonly taps: readonly { readonly id: PersonId; readonly twist: string }[] }
  | ({ readonly is: 'decided' } & Decided)
  /** How often the room has laughed at the lines of each reader in the round so far. */
  | { readonly is: 'laughed'; readonly round: number; readonly laughs: { readonly [id: PersonId]: number } }
  | { readonly is: 'evening-shown'; readonly isShown: boolean }

export function foldShow(room: Room, event: ShowEvent): Room {
  const { duel, decision, evening } = room
  switch (event.is) {
    case 'hands':
      return { ...room, phase: { is: 'hands', deals: event.deals, choices: {}, until: event.until } }
    case 'duel': {
      const [first] = event.entries
      const opened = { entries: event.entries, at: 0, votes: {}, verdict: null }
      return first ? { ...room, ...onStage(first.round, event.until), duel: opened } : room
    }
    case 'next-script': {
      const next = duel?.entries[duel.at + 1]
      return duel && next
        ? { ...room, ...onStage(next.round, event.until), duel: { ...duel, at: duel.at + 1 } }
        : room
    }
    case 'voting':
      return {
        ...room,
        phase: { is: 'voting', isByHand: event.isByHand, until: event.until },
        decision: null,
      }
    case 'voted': {
      if (!duel) return room
      const more = Object.fromEntries(event.votes.map(({ id, round }) => [id, String(round)]))
      return { ...room, duel: { ...duel, votes: { ...duel.votes, ...more } } }
    }
    case 'verdict':
      return duel ? end({ ...room, duel: { ...duel, verdict: event.verdict } }, event.verdict) : room
    case 'asked':
      return { ...room, decision: { ...event.decision, taps: {} } }
    case 'tapped': {
      if (!decision) return room
      const more = Object.fromEntries(event.taps.map(({ id, twist }) => [id, twist]))
      return { ...room, decision: { ...decision, taps: { ...decision.taps, ...more } } }
    }
    case 'decided': {
      const { is: _, ...decided } = event
      const round = room.round && { ...room.round, decided: [...room.round.decided, decided] }
      return { ...room, round, decision: null }
    }
    case 'laughed': {
      const laughs = { ...evening.laughs, [event.round]: event.laughs }
      return { ...room, evening: { ...evening, laughs } }
    }
    case 'evening-shown':
      return { ...room, evening: { ...evening, isShown: event.isShown } }
  }
}

/** A round whose cards are turned over. */
export function onStage(round: NewRound, until: number): Pick<Room, 'round' | 'phase' | 'decision'> {
  return { round: { ...round, decided: [] }, phase: { is: 'dealing', until }, decision: null }
}

/** The curtain of a duel: its winner is on the stage, so that its story may go on. */
function end(room: Room, { winners }: Verdict): Room {
  const entries = room.duel?.entries ?? []
  const winning = entries.filter(({ round }) => winners.includes(round.n))
  const [first] = winning.length > 0 ? winning : entries
  const round = first ? { ...first.round, decided: [] } : room.round
  const phase = { is: 'curtain', problem: null, until: null } as const
  return { ...room, phase, round, evening: addWins(room.evening, winning) }
}

function addWins(evening: Evening, winning: readonly Entry[]): Evening {
  const wins = { ...evening.wins }
  for (const { author } of winning) wins[author] = (wins[author] ?? 0) + 1
  return { ...evening, wins }
}
