import { useId } from 'react'
import { type RoomView } from '../../../game/room/view.ts'
import { EveningMoments } from '../../show/tally/tally.tsx'
import styles from './evening.module.css'

/** The evening so far, in the order of joining: there is no last place, and who has nothing yet is not named. */
export function RoomEvening({ room: { evening, people } }: { room: RoomView }) {
  const id = useId()
  if (evening === null) return null
  const moments = people
    .map((one) => ({ ...one, laughs: evening.laughs[one.id] ?? 0, duels: evening.wins[one.id] ?? 0 }))
    .filter(({ laughs, duels }) => laughs + duels > 0)
  return (
    <section className={styles.evening} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        The evening so far
      </h2>
      {moments.length > 0 ? (
        <EveningMoments moments={moments} />
      ) : (
        <p>No laughs yet. They are counted at the end of each script.</p>
      )}
    </section>
  )
}
