import { type Card, type Category, categories, categoryLabels } from '../../game/card.ts'
import { type Drawn } from '../../game/deal.ts'
import look from './card-look.module.css'
import styles from './card-strip.module.css'

type CardStripProps = {
  drawn: Drawn | null
  height?: 'full' | 'low'
}

export function CardStrip({ drawn, height = 'full' }: CardStripProps) {
  return (
    <ul
      className={height === 'low' ? `${styles.strip} ${styles.low}` : styles.strip}
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
          className={`${styles.picture} ${look.dealt}`}
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
        <span className={card ? styles.name : styles.none} title={card?.name}>
          {card?.name ?? 'No card selected'}
        </span>
      </p>
    </li>
  )
}
