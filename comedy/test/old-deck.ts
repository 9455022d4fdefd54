import { deck } from '../../deck/deck.ts'
import { allCards } from '../plays/find-cards.ts'

const written = new Set(allCards.programs.map(({ name }) => name))

/** The deck without the programs that are plays by now: what the old corpus still writes. */
export const oldDeck = { ...deck, programs: deck.programs.filter(({ name }) => !written.has(name)) }
