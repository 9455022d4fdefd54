import { type PersonId } from '../../../game/room/room.ts'
import { type RoomView } from '../../../game/room/view.ts'
import { strandOf } from '../../script/strands.ts'
import styles from './who-chose.module.css'

type WhoChoseProps = { room: RoomView; done: readonly PersonId[] }

/** Who has chosen, never what. */
export function WhoChose({ room, done }: WhoChoseProps) {
  const asked = askedOf(room, done)
  return (
    <div className={styles.who}>
      <p className={styles.count}>
        {done.length} of {asked.length} have chosen
      </p>
      <ul className={styles.people} aria-label="Who has chosen">
        {asked.map(({ id, name, color }) => (
          <li
            key={id}
            className={`${styles.person} ${strandOf(color)}`}
            data-done={done.includes(id) || undefined}
          >
            <span aria-hidden="true">{done.includes(id) ? '✓' : '…'}</span>
            <bdi className={styles.name}>{name}</bdi>
            <span className={styles.unseen}>{done.includes(id) ? 'has chosen' : 'is choosing'}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Nobody waits for a phone that sleeps; what it had chosen before counts. */
function askedOf({ people }: RoomView, done: readonly PersonId[]) {
  return people.filter(
    ({ id, role, isHere, hasLeft }) => role === 'player' && !hasLeft && (isHere || done.includes(id)),
  )
}
