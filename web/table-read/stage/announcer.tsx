import styles from './page.module.css'
import { isAwaiting, type Reading, stepOf } from '../state.ts'
import { announce, waitingFor } from '../words.ts'

type AnnouncerProps = {
  reading: Reading
  isSpeaking: boolean
  /** Who reads it where it is a stage direction. */
  reader: string | null
  /** The laugh that was just marked. */
  laugh: string
}

/** For screen readers; silent while a machine says the step, as two voices drown each other. */
export function TableReadAnnouncer({ reading, isSpeaking, reader, laugh }: AnnouncerProps) {
  const step = stepOf(reading)
  const waiting = isAwaiting(reading) || !step ? waitingFor(reading) : ''
  return (
    <div className={styles.unseen}>
      <p aria-live={isSpeaking ? 'off' : 'polite'} aria-atomic="true">
        {step && announce(step, reading.writing.script, reader)}
      </p>
      <p aria-live="polite">{waiting}</p>
      <p aria-live="polite">{laugh}</p>
    </div>
  )
}
