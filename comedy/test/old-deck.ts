import { type Collections, type DeckCard } from '../../game/card.ts'
import { allCards } from '../plays/find-cards.ts'

/** The deck without the programs that are plays by now: what the old corpus still writes. */
export function oldDeck(deck: Collections<DeckCard>): Collections<DeckCard> {
  const written = new Set(allCards.programs.map(({ name }) => name))
  return { ...deck, programs: deck.programs.filter(({ name }) => !written.has(name)) }
}
