import { categories, categoryLabels, type Category } from '../../../game/card.ts'
import { type RoomView } from '../../../game/room/view.ts'
import look from '../../play/card-look.module.css'
import styles from './dealt-cards.module.css'

/** The three cards of the round, turned over one after another. */
export function DealtCards({ round }: { round: NonNullable<RoomView['round']> }) {
  return (
    <ul className={styles.cards} aria-label="The cards">
      {categories.map((category) => (
        <li key={category} className={`${styles.place} ${look[category]}`}>
          <div className={styles.card}>
            <span className={`${styles.back} ${look.back}`} aria-hidden="true" />
            <div className={styles.front}>
              <img
                className={styles.picture}
                src={round.draw[category].image_url}
                alt=""
                width="480"
                height="600"
              />
              <p className={styles.caption}>
                <span className={styles.category}>{categoryLabels[category]}</span>{' '}
                <span className={styles.name}>{round.draw[category].name}</span>
              </p>
            </div>
          </div>
          {round.votes && <p className={styles.taps}>{tapsOf(round, category)}</p>}
        </li>
      ))}
    </ul>
  )
}

function tapsOf({ votes, draw }: NonNullable<RoomView['round']>, category: Category): string {
  const own = votes?.[category] ?? {}
  const taps = own[draw[category].id] ?? 0
  const all = Object.values(own).reduce((sum, one) => sum + one, 0)
  const isTied = Object.values(own).filter((one) => one === taps).length > 1
  if (all === 0) return 'nobody tapped: chance chose'
  if (isTied) return `${countOf(taps)} each: chance chose`
  return `${taps} of ${countOf(all)}`
}

function countOf(taps: number): string {
  return taps === 1 ? '1 tap' : `${taps} taps`
}
