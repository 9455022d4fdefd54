import { foldName } from '../script/fold-name.ts'
import { type DeckCard, type Draw } from './card.ts'
import { type Random, shuffle } from './random.ts'

/**
 * A role in the script. The name is the cue under which it speaks; `player` reads it, when somebody does. Where there
 * are fewer parts than players several read one, and the first of them is named here.
 */
export type Part = { readonly name: string; readonly player: string | null }

/** A closed list: nobody else speaks. The first part is the drawn character. */
export type Cast = readonly Part[]

/** How many parts a script has when no players were named. */
const unclaimedParts = 4

/** Who reads what: every player has a part, in the order of their seats. */
export type Assignment = { readonly player: string; readonly part: string }

/** The drawn character and a few of the program's characters, for a script that nobody in particular reads. */
export function castQuickGame(draw: Draw<DeckCard>, random: Random): Cast {
  const others = shuffle(othersOf(draw), random).slice(0, unclaimedParts - 1)
  return [draw.characters.name, ...others].map((name) => ({ name, player: null }))
}

/**
 * The first player has the drawn character, the others the program's characters in shuffled order; when these are used
 * up, they are given out again from the first of them (spec §4). Only parts that somebody has are in the cast.
 */
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

/** The program's characters but the drawn one, each once. Names that a cue could not tell apart are one. */
function othersOf({ characters, programs }: Draw<DeckCard>): string[] {
  const taken = new Set([foldName(characters.name)])
  return programs.cast.filter((name) => {
    const key = foldName(name)
    const isFree = !taken.has(key)
    taken.add(key)
    return isFree
  })
}
