import { categories } from '../../../game/card.ts'
import { type Collections } from '../../../game/card.ts'
import look from '../../play/card-look.module.css'
import styles from './nine-cards.module.css'

const titles = { characters: 'Characters', programs: 'Programs', settings: 'Settings' } as const

/** For whoever looks on: the cards that others choose from. */
export function NineCards({ deal }: { deal: Collections }) {
  return (
    <div className={styles.table}>
      {categories.map((category) => (
        <section
          key={category}
          className={`${styles.column} ${look[category]}`}
          aria-label={titles[category]}
        >
          <h2 className={styles.title}>{titles[category]}</h2>
          <ul className={styles.cards}>
            {deal[category].map(({ id, name, image_url }) => (
              <li key={id} className={`${styles.card} ${look.dealt}`}>
                <img
                  className={`${styles.picture} ${look.back} ${look.face}`}
                  src={image_url}
                  alt=""
                  width="480"
                  height="600"
                />
                <span className={`${styles.name} ${look.face}`}>{name}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
