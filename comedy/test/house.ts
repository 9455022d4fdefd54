import { type BeatSheet, type Brief } from '../beat-sheet.ts'
import { planForHouse, writeActs } from '../house-writer.ts'
import { loadCards } from '../plays/load-cards.ts'
import { type Cards } from '../plays/situation.ts'

export type ByHouse = {
  readonly cards: Cards
  readonly sheet: BeatSheet
  readonly acts: readonly string[]
  readonly text: string
}

/** What the house writer makes of a brief. */
export async function writeForHouse(brief: Brief): Promise<ByHouse> {
  const cards = await loadCards(brief)
  const sheet = planForHouse(brief, cards)
  const acts = writeActs(brief, cards, sheet)
  return { cards, sheet, acts, text: acts.join('') }
}
