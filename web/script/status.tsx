import { ProgressBar } from '../ui/progress-bar.tsx'
import { isBeingWritten, type Writing } from './writing.ts'
import { actInHand } from './progress.ts'
import styles from './status.module.css'

export function WritingStatus({ writing }: { writing: Writing | null }) {
  const sentence = writing ? describeWriting(writing) : ''
  return (
    <div className={styles.status}>
      <output className={styles.sentence}>{sentence}</output>
      {writing && isBeingWritten(writing) && <ProgressBar label="Script written" percent={writing.percent} />}
    </div>
  )
}

export function describeWriting(writing: Writing): string {
  const { now, script } = writing
  if (now.is === 'continuing') return 'Asking for more…'
  if (now.is === 'ended' && script.state !== 'writing') return endings[script.state]
  if (now.is !== 'following') return ''
  if (!now.connected) return 'Reconnecting…'
  if (script.state !== 'writing') return 'Opening the script…'
  if (now.stopping) return 'Stopping…'
  const { act, last } = actInHand(writing)
  return `Writing act ${act} of ${last}…`
}

const endings = {
  written: 'The script is finished.',
  stopped: 'Stopped.',
  failed: 'The writing broke off.',
} as const
