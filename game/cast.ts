import { foldName } from '../script/fold-name.ts'
import { type DeckCard, type Draw } from './card.ts'
import { type Random, shuffle } from './random.ts'

/** `name` is the cue it speaks under; `player` is the first who reads it, null when none is assigned. */
export type Part = { readonly name: string; readonly player: string | null }

/** A closed list. The first part is the drawn character. */
export type Cast = readonly Part[]

/** Whether people are named in it, so that a shared script names them too. */
export function hasReaders({
  cast,
  assignments,
}: {
  cast: Cast
  assignments: readonly Assignment[]
}): boolean {
  return assignments.length > 0 || cast.some(({ player }) => player !== null)
}

const unclaimedParts = 4

export type Assignment = { readonly player: string; readonly part: string }

/** Parts without players, as for a quick game. */
export function castQuickGame(draw: Draw<DeckCard>, random: Random): Cast {
  const others = shuffle(othersOf(draw), random).slice(0, unclaimedParts - 1)
  return [draw.characters.name, ...others].map((name) => ({ name, player: null }))
}

/** Drawn character first, then the program's, shuffled; reused in order when there are more players (spec §4). */
export function assignParts(
  draw: Draw<DeckCard>,
  players: readonly string[],
  random: Random,
): { readonly cast: Cast; readonly assignments: readonly Assignment[] } {
  const lead = draw.characters.name
  const others = shuffle(othersOf(draw), random)
  const assignments = players.map((player, seat) => ({
    player,
    part: seat === 0 ? lead : (others[(seat - 1) % others.length] ?? lead),
  }))
  return { cast: castOf(assignments), assignments }
}

function castOf(assignments: readonly Assignment[]): Cast {
  const parts = new Map<string, Part>()
  for (const { player, part } of assignments) if (!parts.has(part)) parts.set(part, { name: part, player })
  return [...parts.values()]
}

/** Names that a cue could not tell apart count as one. */
function othersOf({ characters, programs }: Draw<DeckCard>): string[] {
  const taken = new Set([foldName(characters.name)])
  return programs.cast.filter((name) => {
    const key = foldName(name)
    const isFree = !taken.has(key)
    taken.add(key)
    return isFree
  })
}
