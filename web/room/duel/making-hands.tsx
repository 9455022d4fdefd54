import { categories } from '../../../game/card.ts'
import { handsMs } from '../../../game/room/times.ts'
import { type PhaseView } from '../../../game/room/view.ts'
import look from '../../play/card-look.module.css'
import { askedOf } from '../cards/who-chose.tsx'
import { PersonFace } from '../people/person-face.tsx'
import { GoOnButton } from '../round/go-on-button.tsx'
import { RoundPage } from '../round/page.tsx'
import { TimeLeft } from '../round/time-left.tsx'
import { type RoomViewProps } from '../use-room.ts'
import styles from './making-hands.module.css'

type MakingHandsProps = RoomViewProps & { phase: Extract<PhaseView, { is: 'hands' }> }

/** For whoever looks on: who is done, and never what lies in a hand. */
export function MakingHands({ shown, moves, phase }: MakingHandsProps) {
  const { room, you, ahead } = shown
  const { done, until } = phase
  const asked = askedOf(room, done)
  const isScreen = you.role === 'screen'
  return (
    <RoundPage
      shown={shown}
      moves={moves}
      title={isScreen ? 'Make your hands' : 'Everybody makes a hand'}
      text={
        isScreen
          ? 'Nine cards are on your phone. Tap one of each, and show nobody.'
          : 'One of each, in secret. Every hand becomes a script.'
      }
      foot={
        <>
          <div className={styles.state}>
            <p className={styles.count}>
              {done.length} of {asked.length} are done
            </p>
            <TimeLeft until={until} ahead={ahead} of={handsMs} />
          </div>
          <GoOnButton shown={shown} moves={moves} />
        </>
      }
    >
      <ul className={styles.people} aria-label="Who is done">
        {asked.map(({ id, name, color }) => (
          <li key={id} className={styles.person} data-done={done.includes(id) || undefined}>
            <PersonFace name={name} color={color} />
            <span className={styles.who}>
              <bdi className={styles.name}>{name}</bdi>
              <span className={styles.word}>{done.includes(id) ? 'is done' : 'is choosing'}</span>
            </span>
            <span className={styles.hand} aria-hidden="true">
              {categories.map((category) => (
                <span key={category} className={`${styles.card} ${look[category]} ${look.back}`} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </RoundPage>
  )
}
