import { categories } from '../../../game/card.ts'
import { type CardsView } from '../../../game/room/view.ts'
import look from '../../play/card-look.module.css'
import styles from './entry-cards.module.css'

type EntryCardsProps = {
  /** As the scripts were read, from 1. */
  number: number
  draw: CardsView
  /** Where there is room, the pictures stand above the names. */
  isLarge?: boolean
}

/** A script of a duel as the room knows it: by its number, and by the cards that it was made of. */
export function EntryCards({ number, draw, isLarge = false }: EntryCardsProps) {
  return (
    <span className={styles.entry} data-large={isLarge || undefined}>
      <span className={styles.number}>Script {number}</span>{' '}
      {categories.map((category) => (
        <span key={category} className={`${styles.card} ${look[category]}`}>
          <img
            className={`${styles.picture} ${look.back}`}
            src={draw[category].image_url}
            alt=""
            width="480"
            height="600"
          />
          <span className={styles.name}>{draw[category].name}</span>{' '}
        </span>
      ))}
    </span>
  )
}
