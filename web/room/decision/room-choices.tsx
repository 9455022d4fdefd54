import { useId } from 'react'
import { type RoomView } from '../../../game/room/view.ts'
import { Names } from '../../ui/names.tsx'
import { playersOf } from '../people/who.ts'
import styles from './room-choices.module.css'
import { alwaysWithRoom, wordsOfTaps } from './taps.ts'
import { hasTwist } from './use-deciding.ts'

/** What the room has decided in this round, and who was with it every time; nobody is told of as against it. */
export function RoomChoices({ room }: { room: RoomView }) {
  const id = useId()
  const { round } = room
  const chosen = (round?.decided ?? []).filter(hasTwist)
  if (round === null || chosen.length === 0) return null
  const agreed = alwaysWithRoom(round.decided, room.people)
  const isUnanimous = agreed.length === playersOf(room).length
  return (
    <section className={styles.choices} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        The room chose
      </h2>
      <ol className={styles.list}>
        {chosen.map((one) => (
          <li key={`${one.chapter}.${one.act}`} className={styles.choice}>
            <b className={styles.sentence} dir="auto">
              {one.twist.sentence}
            </b>{' '}
            <span className={styles.taps}>{wordsOfTaps(one, round.setup.audience)}</span>
          </li>
        ))}
      </ol>
      {agreed.length > 0 && (
        <p className={styles.agreed}>
          {isUnanimous ? 'Everybody' : <Names names={agreed.map(({ name }) => name)} between=" & " />} tapped
          with the room every time.
        </p>
      )}
    </section>
  )
}
