import { offPromise } from '../../../game/modes.ts'
import { type Brief } from '../../beat-sheet.ts'
import { type Dealt } from './deal.ts'

/** Each in shares of its own limit; 0 is nothing to complain of. */
export type Weight = {
  /** How far a deal lies outside the gates that dealing can move. */
  readonly gates: number
  /** How far those who say most and least are from a fair share, where the gates would let them. */
  readonly uneven: number
}

export function weighDeal(items: readonly Dealt[], { cast, length }: Brief): Weight {
  const spoken = items.filter((item) => item.is === 'speech')
  const total = spoken.reduce((sum, { words }) => sum + words, 0)
  const perPart = cast.map(({ name }) =>
    spoken.reduce((sum, { by, words }) => sum + (by === name ? words : 0), 0),
  )
  const absences = cast.map(({ name }) => longestAbsence(spoken, name))
  return {
    gates:
      above(inequality(perPart, total), 0.15) * 3 +
      absences.reduce((sum, lines) => sum + above(lines, 14) * 4, 0) +
      above(offPromise(total, length), 0.08),
    uneven:
      above((Math.max(...perPart) * cast.length) / total, 1.25) * 2 +
      above(total / cast.length / Math.max(1, Math.min(...perPart)), 1 / 0.75),
  }
}

/** Gini. */
function inequality(words: readonly number[], total: number): number {
  const differences = words.flatMap((a) => words.map((b) => Math.abs(a - b)))
  return differences.reduce((sum, one) => sum + one, 0) / (2 * words.length * Math.max(1, total))
}

function longestAbsence(spoken: readonly { readonly by: string }[], name: string): number {
  let longest = 0
  let current = 0
  for (const { by } of spoken) {
    current = by === name ? 0 : current + 1
    longest = Math.max(longest, current)
  }
  return longest
}

function above(value: number, limit: number): number {
  return Math.max(0, value / limit - 1)
}
