import styles from './table-read-page.module.css'
import { isAwaiting, type Reading, stepOf } from './table-read-state.ts'
import { announce, waitingFor } from './table-read-words.ts'

/** Tells a screen reader who says what. */
export function TableReadAnnouncer({ reading }: { reading: Reading }) {
  const step = stepOf(reading)
  const waiting = isAwaiting(reading) || !step ? waitingFor(reading) : ''
  return (
    <div className={styles.unseen}>
      <p aria-live="polite" aria-atomic="true">
        {step && announce(step, reading.writing.script)}
      </p>
      <p aria-live="polite">{waiting}</p>
    </div>
  )
}
