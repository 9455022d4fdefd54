import { type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import styles from './trouble.module.css'
import { isHouse, lastChapter, type Writer, type Writing } from './writing.ts'

type TroubleProps = {
  sentences: readonly string[]
  children?: ReactNode
}

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

export function WaysOn({ writing, goOn }: { writing: Writing; goOn: (writer: Writer) => void }) {
  if (writing.now.is === 'lost' || !writing.script.isOwn) return null
  const chapter = lastChapter(writing.script)
  const canHouseFinish = chapter?.state === 'failed' && !isHouse(chapter.writer)
  return (
    <>
      <Button onClick={() => goOn('default')}>Try again</Button>
      {canHouseFinish && (
        <Button tone="aqua" onClick={() => goOn('house')}>
          Let the house writer finish
        </Button>
      )}
    </>
  )
}
