import { categories, type Category } from '../../../game/card.ts'
import { cleanTitle } from '../../../game/title.ts'
import { type Entry, openElection, readVotes, type Vote } from '../../../game/duel.ts'
import { readDuelState, type Seats, writeDuelState } from '../../../game/seats.ts'
import { readTurn, type Turn } from '../../../game/turns.ts'
import { type Address } from '../use-entry.ts'
import { type Hand, readHand, readSelection, type Selection } from '../table/hand.ts'

export type DuelEntry = Entry & {
  readonly cards: { readonly [K in Category]: string }
  readonly title: string | null
}

/** In the history entry, so that reload, Back and Forward lose nothing. */
export type KeptDuel = {
  readonly seats: Seats
  readonly turn: Turn
  readonly hand: Hand | null
  readonly selection: Selection
  readonly entries: readonly DuelEntry[]
  readonly shown: string | null
  /** Null for as long as nobody is asked to vote. */
  readonly votes: readonly Vote[] | null
}

/** Far more than one evening has. */
const mostEntries = 100

/** History states may be made by hand: what is no duel in them is left out. */
export function readKept(state: unknown): KeptDuel | null {
  const seats = readDuelState(state)
  if (!seats) return null
  const hand = readHand(read(state, 'hand'))
  const entries = readEntries(read(state, 'entries'), seats)
  const shown = read(state, 'shown')
  return {
    seats,
    turn: readTurn(seats.players, read(state, 'turn')),
    hand,
    selection: readSelection(read(state, 'selection'), hand),
    entries,
    shown: entries.find(({ scriptId }) => scriptId === shown)?.scriptId ?? null,
    votes: readBallot(read(state, 'votes'), seats, entries),
  }
}

export function placeOfDuel(kept: KeptDuel): Address {
  return { path: '/headtohead-game', state: writeKept(kept), how: 'replace' }
}

/** The setup's own state (spec §3), and how the duel stands. */
export function writeKept({ seats, turn, hand, selection, entries, shown, votes }: KeptDuel): object {
  return { ...writeDuelState(seats), turn, hand, selection, entries, shown, votes }
}

function readEntries(kept: unknown, { players }: Seats): DuelEntry[] {
  if (!Array.isArray(kept)) return []
  return kept.slice(0, mostEntries).flatMap((entry) => readEntry(entry, players.length) ?? [])
}

function readEntry(kept: unknown, seats: number): DuelEntry | null {
  const seat = read(kept, 'seat')
  const scriptId = read(kept, 'scriptId')
  const cards = read(kept, 'cards')
  const title = read(kept, 'title')
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= seats) return null
  if (typeof scriptId !== 'string' || !/^[\w-]{1,64}$/.test(scriptId) || !isCards(cards)) return null
  return { seat, scriptId, cards, title: typeof title === 'string' ? cleanTitle(title) || null : null }
}

function isCards(kept: unknown): kept is DuelEntry['cards'] {
  return categories.every((category) => typeof read(kept, category) === 'string')
}

function readBallot(kept: unknown, { players }: Seats, entries: readonly DuelEntry[]) {
  const election = Array.isArray(kept) ? openElection(players, entries) : null
  return election && readVotes(election, kept)
}

function read(state: unknown, key: string): unknown {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[key] : null
}
