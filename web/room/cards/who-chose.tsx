import { type PersonId } from '../../../game/room/room.ts'
import { type RoomView } from '../../../game/room/view.ts'
import { strandOf } from '../../script/strands.ts'
import styles from './who-chose.module.css'

const words = {
  choosing: { who: 'Who has chosen', have: 'have chosen', has: 'has chosen', is: 'is choosing' },
  hands: { who: 'Who is done', have: 'are done', has: 'is done', is: 'is choosing' },
  deciding: { who: 'Who has tapped', have: 'have tapped', has: 'has tapped', is: 'is choosing' },
  voting: { who: 'Who has voted', have: 'have voted', has: 'has voted', is: 'is voting' },
} as const

type WhoChoseProps = { room: RoomView; done: readonly PersonId[]; what: keyof typeof words }

/** Who has chosen, never what. */
export function WhoChose({ room, done, what }: WhoChoseProps) {
  const asked = askedOf(room, done)
  const { who, have, has, is } = words[what]
  return (
    <div className={styles.who}>
      <p className={styles.count}>
        {done.length} of {asked.length} {have}
      </p>
      <ul className={styles.people} aria-label={who}>
        {asked.map(({ id, name, color }) => (
          <li
            key={id}
            className={`${styles.person} ${strandOf(color)}`}
            data-done={done.includes(id) || undefined}
          >
            <span aria-hidden="true">{done.includes(id) ? '✓' : '…'}</span>
            <bdi className={styles.name}>{name}</bdi>
            <span className={styles.unseen}>{done.includes(id) ? has : is}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Nobody waits for a phone that sleeps; what it had chosen before counts. */
export function askedOf({ people }: RoomView, done: readonly PersonId[]) {
  return people.filter(
    ({ id, role, isHere, hasLeft }) => role === 'player' && !hasLeft && (isHere || done.includes(id)),
  )
}
