import { useEffect, useRef } from 'react'
import { type ExportFormat } from '../../game/protocol.ts'
import { Button } from '../ui/button.tsx'
import styles from './export-dialog.module.css'
import { type Exporting } from './export-state.ts'

type OutcomeProps = { exporting: Exporting; onFetch: (format: ExportFormat) => void }

export function ExportOutcome({ exporting, onFetch }: OutcomeProps) {
  const place = useRef<HTMLDivElement>(null)
  // On a small screen it is out of sight.
  useEffect(() => {
    if (exporting.is !== 'waiting') place.current?.scrollIntoView({ block: 'nearest' })
  }, [exporting])
  return (
    <div ref={place} className={styles.outcome}>
      <output className={styles.done}>
        {exporting.is === 'done' ? exporting.sentence : ''}
        {exporting.is === 'fetching' ? 'One moment …' : ''}
      </output>
      {exporting.is === 'failed' && (
        <Failure sentence={exporting.sentence} way="Try again" onWay={() => onFetch(exporting.again)} />
      )}
      {exporting.is === 'unprintable' && (
        <Failure
          sentence="This browser cannot print. The PDF can be printed elsewhere."
          way="Download the PDF"
          onWay={() => onFetch('pdf')}
        />
      )}
      {exporting.is === 'by-hand' && <ByHand text={exporting.text} />}
    </div>
  )
}

type FailureProps = { sentence: string; way: string; onWay: () => void }

function Failure({ sentence, way, onWay }: FailureProps) {
  return (
    <div role="alert" className={styles.failed}>
      <p>{sentence}</p>
      <Button onClick={onWay}>{way}</Button>
    </div>
  )
}

function ByHand({ text }: { text: string }) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    area.current?.focus()
    area.current?.select()
  }, [text])
  return (
    <label className={styles.byHand}>
      <span>This browser does not let us copy. Here is the text, selected: copy it yourself.</span>
      <textarea ref={area} readOnly rows={6} value={text} onFocus={({ target }) => target.select()} />
    </label>
  )
}
