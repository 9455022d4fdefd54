import { type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import styles from './trouble.module.css'
import { isHouse, lastChapter, type Writer, type Writing } from './writing.ts'

type TroubleProps = {
  /** Nothing is shown without any. */
  sentences: readonly string[]
  /** The ways on: buttons. */
  children?: ReactNode
}

/** What went wrong and what can be done, for as long as it is so. The toast that says the same goes away. */
export function Trouble({ sentences, children }: TroubleProps) {
  if (sentences.length === 0) return null
  return (
    <div className={styles.trouble}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className={styles.ways}>{children}</div>
    </div>
  )
}

/** How a script that broke off can go on. One that cannot be followed any more has no way on from here. */
export function WaysOn({ writing, goOn }: { writing: Writing; goOn: (writer: Writer) => void }) {
  if (writing.now.is === 'lost') return null
  const chapter = lastChapter(writing.script)
  const canHouseFinish = chapter?.state === 'failed' && !isHouse(chapter.writer)
  return (
    <>
      <Button onClick={() => goOn('default')}>Try again</Button>
      {canHouseFinish && (
        <Button tone="gold" onClick={() => goOn('house')}>
          Let the house writer finish
        </Button>
      )}
    </>
  )
}
