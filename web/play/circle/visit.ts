import { type ScriptView } from '../../../game/protocol.ts'
import { readCircleState, type Seats, writeCircleState } from '../../../game/seats.ts'
import { type Address } from '../use-entry.ts'
import { type Hand, nothingSelected, readHand, readSelection, type Selection } from '../table/hand.ts'

/** The whole game, so that reload, Back and Forward keep it. */
export type GroupVisit = {
  /** Null when only a script is known; then the script tells who plays. */
  readonly seats: Seats | null
  readonly scriptId: string | null
  readonly hand: Hand | null
  readonly selection: Selection
}

/** History states may be made by hand. */
export function readGroupVisit(search: string, state: unknown): GroupVisit | null {
  const scriptId = new URLSearchParams(search).get('script') || null
  const seats = readCircleState(state)
  if (!seats && scriptId === null) return null
  const hand = readHand(read(state, 'hand'))
  return { seats, scriptId, hand, selection: readSelection(read(state, 'selection'), hand) }
}

/** A script before keeps an entry of its own: Back leads to it. */
export function placeOfVisit(visit: GroupVisit, before: GroupVisit): Address {
  const { scriptId } = visit
  const search = scriptId === null ? '' : `?script=${encodeURIComponent(scriptId)}`
  const isAnother = before.scriptId !== null && before.scriptId !== scriptId
  return {
    path: `/group-play-screen${search}`,
    state: stateOfVisit(visit),
    how: isAnother ? 'push' : 'replace',
  }
}

/** The setup's own state (spec §3), and what lies on the table. */
function stateOfVisit({ seats, hand, selection }: GroupVisit): object {
  return { ...(seats && writeCircleState(seats)), ...(hand && { hand, selection }) }
}

/** Of the selection only what still lies on the table is kept. */
export function layHand(visit: GroupVisit, hand: Hand): GroupVisit {
  return { ...visit, hand, selection: readSelection(visit.selection, hand) }
}

/** A new hand has nothing selected. */
export function withHand(visit: GroupVisit, hand: Hand): GroupVisit {
  return { ...visit, hand, selection: nothingSelected }
}

export function seatsOf({ mode, assignments, rating }: ScriptView): Seats | null {
  return mode === 'group' ? { players: assignments.map(({ player }) => player), rating } : null
}

function read(state: unknown, key: string): unknown {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[key] : null
}
