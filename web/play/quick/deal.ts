import { type Collections } from '../../../game/card.ts'
import { drawOne, missingCategories } from '../../../game/deal.ts'
import { isProblem, problem } from '../../../game/problem.ts'
import { type Random } from '../../../game/random.ts'
import { cardsAtHand, readCards } from '../../api/cards.ts'
import { type DealtHand } from '../ahead.tsx'
import { shortageSentence } from '../sentences.ts'
import { generationSentence, initialisationSentence } from './sentences.ts'

/** Spec §2, quick game. */
export async function dealHand(random: Random): Promise<DealtHand> {
  const cards = cardsAtHand() ?? (await readCards())
  if (isProblem(cards)) {
    return { drawn: null, sentences: [initialisationSentence(cards)], problem: cards }
  }
  return drawHand(cards, random)
}

export function drawHand(cards: Collections, random: Random): DealtHand {
  const drawn = drawOne(cards, random)
  const missing = missingCategories(drawn)
  const isEmpty = Object.values(cards).every((collection) => collection.length === 0)
  if (isEmpty) return { drawn, sentences: [initialisationSentence(problem('no-cards-fetched'))] }
  if (missing.length === 3)
    return { drawn, sentences: [initialisationSentence(problem('no-cards-shuffled'))] }
  if (missing.length === 0) return { drawn, sentences: [] }
  const unselected = generationSentence(problem('no-cards-selected'))
  return { drawn, sentences: [...missing.map(shortageSentence), unselected] }
}
