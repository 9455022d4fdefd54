import { type RefObject, useRef } from 'react'
import { type LaughView, type ScriptView } from '../../../game/protocol.ts'
import { type Speech } from '../../../script/aloud/speeches.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useFit } from './use-fit.ts'
import { TableReadAnnouncer } from './announcer.tsx'
import { useGestures } from './gestures.ts'
import { countLaughs } from '../laughs/laughs.ts'
import styles from './page.module.css'
import { TableReadSpeech } from './speech.tsx'
import { TableReadTurns } from './turns.tsx'
import { isAwaiting, type Reading, stepOf } from '../state.ts'
import { waitingFor } from '../words.ts'

type PageProps = {
  page: RefObject<HTMLElement | null>
  reading: Reading
  laughs: readonly LaughView[]
  /** What was just marked, for screen readers. */
  laugh: string
  /** The names of whoever reads a step. */
  readersAt: (at: number) => readonly string[]
  isSpeaking: boolean
  /** Nobody of the room: a machine reads it. */
  isMachines: (step: Speech) => boolean
  onForward: () => void
  onBack: () => void
}

export function TableReadPage({
  page,
  reading,
  laughs,
  laugh,
  readersAt,
  isSpeaking,
  isMachines,
  onForward,
  onBack,
}: PageProps) {
  const { spot, speeches, writing } = reading
  const { script } = writing
  const now = useRef<HTMLDivElement>(null)
  useGestures(page, (gesture) => (gesture === 'forward' ? onForward() : onBack()))
  const step = stepOf(reading)
  const at = spot.is === 'step' ? spot.at : 0
  useFit(page, now, `${step?.key} ${step?.lines.length}`)
  const before = spot.is === 'step' ? speeches.all[at - 1] : undefined
  const after = spot.is === 'step' && step ? speeches.all.slice(at + 1, at + 4) : []
  const reader = step?.speaker === null && !isMachines(step) ? readersAt(at)[0] : null
  return (
    // The keyboard lands here, where its keys turn the pages.
    <section ref={page} className={styles.page} aria-label="Reading" tabIndex={-1}>
      <TableReadAnnouncer reading={reading} isSpeaking={isSpeaking} reader={reader ?? null} laugh={laugh} />
      <div className={styles.before}>{before && <Dim script={script} speech={before} />}</div>
      <div key={step?.key ?? 'waiting'} ref={now} className={styles.now} data-now="">
        {step ? (
          <TableReadSpeech
            script={script}
            speech={step}
            laughs={countLaughs(laughs, step)}
            reader={reader ?? null}
            isSpeaking={isSpeaking}
          />
        ) : (
          <Waiting reading={reading} />
        )}
      </div>
      {step && <TableReadTurns reading={reading} at={at} readersAt={readersAt} isMachines={isMachines} />}
      <div className={styles.after}>
        {after.map((speech) => (
          <Dim key={speech.key} script={script} speech={speech} />
        ))}
        {step && isAwaiting(reading) && <Waiting reading={reading} />}
      </div>
    </section>
  )
}

function Dim({ script, speech }: { script: ScriptView; speech: Speech }) {
  return (
    <div className={styles.dim}>
      <TableReadSpeech script={script} speech={speech} laughs={0} isDim />
    </div>
  )
}

function Waiting({ reading }: { reading: Reading }) {
  return (
    <p className={styles.waiting}>
      <Spinner />
      <span>{waitingFor(reading)}</span>
    </p>
  )
}
