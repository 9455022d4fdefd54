import { decisionMs } from '../../../game/room/times.ts'
import { strandOf } from '../../script/strands.ts'
import { WhoChose } from '../cards/who-chose.tsx'
import { TimeLeft } from '../round/time-left.tsx'
import { type RoomShown } from '../state.ts'
import styles from './screen-decision.module.css'
import { announce, closingMs, type Deciding, toldMs, useDeciding } from './use-deciding.ts'

/** A band below what is read, for the eyes on the sofa: who has tapped, never what; then the room's choice. */
export function ScreenDecision({ shown }: { shown: RoomShown }) {
  const deciding = useDeciding(shown.room)
  return (
    <>
      <p className={styles.unseen} aria-live="polite">
        {announce(deciding)}
      </p>
      {deciding && <Band shown={shown} deciding={deciding} />}
    </>
  )
}

function Band({ shown: { room, ahead }, deciding }: { shown: RoomShown; deciding: Deciding }) {
  const { twists, tapped, until } = deciding.decision
  const isOpen = deciding.is === 'open'
  const won = deciding.is === 'told' ? deciding.decided.twist.id : null
  return (
    <section
      className={styles.band}
      aria-label="The room decides"
      data-is={deciding.is}
      style={{ '--told': `${toldMs}ms`, '--closing': `${closingMs}ms` } as object}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 className={styles.title}>{won === null ? 'What happens next?' : 'The room chose:'}</h2>
          <div className={styles.who}>
            <WhoChose room={room} done={tapped} what="deciding" />
          </div>
          <div className={styles.time}>
            <TimeLeft until={isOpen ? until : 0} ahead={ahead} of={decisionMs} />
          </div>
        </div>
        <ul className={styles.twists}>
          {twists.map(({ id, sentence }, place) => (
            <li
              key={id}
              className={`${styles.twist} ${strandOf(place)}`}
              data-won={id === won || undefined}
              dir="auto"
            >
              {sentence}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
