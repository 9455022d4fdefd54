import styles from './page.module.css'
import { isAwaiting, type Reading, stepOf } from '../state.ts'
import { announce, waitingFor } from '../words.ts'

type AnnouncerProps = { reading: Reading; isSpeaking: boolean }

/** For screen readers; silent while a machine says the step, as two voices drown each other. */
export function TableReadAnnouncer({ reading, isSpeaking }: AnnouncerProps) {
  const step = stepOf(reading)
  const waiting = isAwaiting(reading) || !step ? waitingFor(reading) : ''
  return (
    <div className={styles.unseen}>
      <p aria-live={isSpeaking ? 'off' : 'polite'} aria-atomic="true">
        {step && announce(step, reading.writing.script)}
      </p>
      <p aria-live="polite">{waiting}</p>
    </div>
  )
}
