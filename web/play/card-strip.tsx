import { type Card, type Category, categories, categoryLabels } from '../../game/card.ts'
import { type Drawn } from '../../game/deal.ts'
import look from './card-look.module.css'
import styles from './card-strip.module.css'

type CardStripProps = {
  drawn: Drawn | null
  /** `small` is that on a phone alone. */
  height?: 'full' | 'low' | 'small'
}

export function CardStrip({ drawn, height = 'full' }: CardStripProps) {
  return (
    <ul
      className={height === 'full' ? styles.strip : `${styles.strip} ${styles[height]}`}
      aria-label="Chosen cards"
    >
      {categories.map((category) => (
        <ChosenCard key={category} category={category} card={drawn?.[category] ?? null} />
      ))}
    </ul>
  )
}

function ChosenCard({ category, card }: { category: Category; card: Card | null }) {
  return (
    <li className={`${styles.card} ${look[category]}`}>
      {card ? (
        <img
          key={card.id}
          className={`${styles.picture} ${look.back} ${look.dealt} ${look.face}`}
          src={card.image_url}
          alt=""
          width="480"
          height="600"
        />
      ) : (
        <span className={`${styles.picture} ${look.back}`} aria-hidden="true" />
      )}
      <p className={styles.caption}>
        <span className={styles.category}>{categoryLabels[category]}</span>{' '}
        <span
          key={card?.id}
          className={card ? `${styles.name} ${look.face}` : styles.none}
          title={card?.name}
        >
          {card?.name ?? 'No card selected'}
        </span>
      </p>
    </li>
  )
}
