import { cleanName, cutText } from './clean-name.ts'
import { type Mode } from './modes.ts'
import { type Rating } from './rating.ts'

/** Spec §9. */
export const fewestPlayers = 2
export const mostPlayers = 6

/** Head-to-head sends the player whose turn it is, or all. */
const namesOfMode: { readonly [M in Mode]: { readonly from: number; readonly to: number } } = {
  quick: { from: 0, to: 0 },
  'head-to-head': { from: 1, to: mostPlayers },
  group: { from: fewestPlayers, to: mostPlayers },
}

export const longestPlayerName = 40

/** Players in seat order, names distinct. */
export type Seats = { readonly players: readonly string[]; readonly rating: Rating }

export type DuelState = { readonly playerNames: readonly string[]; readonly scriptRating: Rating }
export type CircleState = {
  readonly players: { readonly [seat: string]: string }
  readonly scriptRating: Rating
}

export function fitsMode(names: readonly string[], mode: Mode): boolean {
  const { from, to } = namesOfMode[mode]
  return names.length >= from && names.length <= to
}

/** May be empty. */
export function cleanPlayerName(text: string): string {
  return cleanName(text, longestPlayerName)
}

/** Repeated names get the first free number: "Ada", "Ada (2)". Case is ignored. */
export function distinguishNames(names: readonly string[], most: number = longestPlayerName): string[] {
  const typed = new Set(names.map(foldCase))
  const taken = new Set<string>()
  return names.map((name) => {
    const own = taken.has(foldCase(name))
      ? number(name, most, (other) => typed.has(other) || taken.has(other))
      : name
    taken.add(foldCase(own))
    return own
  })
}

function number(name: string, most: number, isTaken: (folded: string) => boolean): string {
  for (let n = 2; ; n++) {
    const mark = ` (${n})`
    const numbered = cutText(name, most - mark.length).trimEnd() + mark
    if (!isTaken(foldCase(numbered))) return numbered
  }
}

function foldCase(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

/** Navigation state can be made by hand; null when unusable. */
export function readDuelState(state: unknown): Seats | null {
  if (!isObject(state) || !Array.isArray(state['playerNames'])) return null
  return readSeats(state['playerNames'], state['scriptRating'])
}

export function readCircleState(state: unknown): Seats | null {
  if (!isObject(state) || !isObject(state['players'])) return null
  return readSeats(Object.values(state['players']), state['scriptRating'])
}

export function writeDuelState({ players, rating }: Seats): DuelState {
  return { playerNames: players, scriptRating: rating }
}

export function writeCircleState({ players, rating }: Seats): CircleState {
  const seats = players.map((name, index) => [`player${index + 1}`, name])
  return { players: Object.fromEntries(seats) as CircleState['players'], scriptRating: rating }
}

function readSeats(names: readonly unknown[], rating: unknown): Seats | null {
  if (names.length < fewestPlayers || names.length > mostPlayers) return null
  const players = Array.from(names, (name) => (typeof name === 'string' ? cleanPlayerName(name) : ''))
  if (players.includes('')) return null
  return { players: distinguishNames(players), rating: rating === 'r-rated' ? 'r-rated' : 'family-friendly' }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
