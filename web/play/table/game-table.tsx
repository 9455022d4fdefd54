import { type Category, type Collections } from '../../../game/card.ts'
import { Button } from '../../ui/button.tsx'
import { useErrorToast } from '../../ui/toast/use-error-toast.ts'
import { CardTable } from './card-table.tsx'
import styles from './game-table.module.css'
import { playSentence, shortageSentence } from '../sentences.ts'
import { cardsOfHand, type Hand, type Selection, shortCategories } from './hand.ts'
import { Trouble } from '../../script/trouble.tsx'
import { type Deck } from './use-cards.ts'

type GameTableProps = {
  deck: Deck
  hand: Hand | null
  selected: Selection
  onSelect: (category: Category, id: string) => void
  onReload: () => void
}

export function GameTable({ deck, hand, selected, onSelect, onReload }: GameTableProps) {
  const trouble = troubleOf(deck)
  useErrorToast(trouble.join(' '))
  return (
    <section className={styles.section} aria-labelledby="prompt">
      <h2 id="prompt" className={styles.prompt}>
        Select one card from each category
      </h2>
      <CardTable hand={cardsOn(hand, deck)} selected={selected} onSelect={onSelect} />
      <Trouble sentences={trouble}>
        {deck.is === 'missing' && <Button onClick={onReload}>Try again</Button>}
      </Trouble>
    </section>
  )
}

/** A failed load leaves the categories empty (spec §8). */
function cardsOn(hand: Hand | null, deck: Deck): Collections | null {
  if (deck.is === 'missing') return { characters: [], programs: [], settings: [] }
  return deck.is === 'loaded' && hand ? cardsOfHand(hand, deck.cards) : null
}

function troubleOf(deck: Deck): string[] {
  if (deck.is === 'missing') return [playSentence(deck.problem)]
  return deck.is === 'loaded' ? shortCategories(deck.cards).map(shortageSentence) : []
}
