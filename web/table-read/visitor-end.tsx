import { useEffect, useRef } from 'react'
import { type LaughView } from '../../game/protocol.ts'
import { hasLines, type Writing } from '../script/writing.ts'
import { CastBow } from '../show/cast-bow.tsx'
import styles from './end.module.css'
import { TableReadHits } from './laughs/hits.tsx'
import { type ReadMoves } from './use-reading.ts'
import { Button, buttonLook } from '../ui/button.tsx'

type VisitorEndProps = {
  writing: Writing
  laughs: readonly LaughView[]
  /** The page of the link, which the server writes. */
  page: string
  go: ReadMoves['go']
}

export function TableReadVisitorEnd({ writing, laughs, page, go }: VisitorEndProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must get there */}
      <section className={styles.end} aria-labelledby="end" tabIndex={0}>
        <h2 id="end" ref={title} tabIndex={-1} className={styles.title}>
          The End
        </h2>
        <p className={styles.text}>
          {hasLines(writing) ? 'Take a bow. Then draw three cards of your own.' : 'Nothing was written yet.'}
        </p>
        {hasLines(writing) && <CastBow script={writing.script} />}
        <TableReadHits script={writing.script} lines={writing.lines} laughs={laughs} />
      </section>
      <footer className={styles.ways}>
        <a className={buttonLook('tomato')} href="/">
          Play
        </a>
        {hasLines(writing) && (
          <Button tone="gold" onClick={() => go({ is: 'jump', to: 0 })}>
            Read again
          </Button>
        )}
        <a className={buttonLook('plain')} href={page}>
          Back to the script
        </a>
      </footer>
    </>
  )
}
