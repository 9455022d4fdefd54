import { type Mode } from '../modes.ts'

/** Not in a duel: its scripts are all begun at once, and must be told apart by their hands alone. */
const decidedActs: {
  readonly [M in Mode]: { readonly first: readonly number[]; readonly sequel: readonly number[] }
} = {
  quick: { first: [2], sequel: [1] },
  'head-to-head': { first: [], sequel: [1] },
  group: { first: [2, 3], sequel: [1] },
}

/** The acts of a chapter, from 0, that a room is asked about; none is the first or comes after the last. */
export function decisionActs(mode: Mode, acts: number, isSequel: boolean): readonly number[] {
  const { first, sequel } = decidedActs[mode]
  return (isSequel ? sequel : first).filter((act) => act < acts)
}
