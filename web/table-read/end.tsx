import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type LaughView } from '../../game/protocol.ts'
import { playSentence } from '../play/sentences.ts'
import { WaysOn } from '../script/trouble.tsx'
import { hasLines, lastChapter, problemOf, type Writing } from '../script/writing.ts'
import { Button, buttonLook } from '../ui/button.tsx'
import { type ReadMoves } from './use-reading.ts'
import styles from './end.module.css'
import { TableReadHits } from './laughs/hits.tsx'
import { type Reading } from './state.ts'

type EndProps = { reading: Reading; laughs: readonly LaughView[]; moves: ReadMoves }

export function TableReadEnd({ reading: { writing }, laughs, moves }: EndProps) {
  const { script } = writing
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const problem = problemOf(writing)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must get there */}
      <section className={styles.end} aria-labelledby="end" tabIndex={0}>
        <h2 id="end" ref={title} tabIndex={-1} className={styles.title}>
          {titleOf(writing)}
        </h2>
        {problem ? (
          <p className={styles.problem}>{playSentence(problem)}</p>
        ) : (
          <p className={styles.text}>{textOf(writing)}</p>
        )}
        <TableReadHits script={script} lines={writing.lines} laughs={laughs} />
      </section>
      <footer className={styles.ways}>
        <Ways writing={writing} moves={moves} />
        {hasLines(writing) && (
          <Button tone="gold" onClick={() => moves.go({ is: 'jump', to: 0 })}>
            Read again
          </Button>
        )}
        <Link className={buttonLook('plain')} to={`/scripts/${encodeURIComponent(script.id)}`}>
          Back to the script
        </Link>
      </footer>
    </>
  )
}

function Ways({ writing, moves }: { writing: Writing; moves: ReadMoves }) {
  const { now } = writing
  if (now.is === 'lost') return <Button onClick={moves.reopen}>Try again</Button>
  if (problemOf(writing)) return <WaysOn writing={writing} goOn={moves.goOn} />
  return (
    <Button busy={now.is === 'continuing'} onClick={() => moves.goOn('default')}>
      Continue Script
    </Button>
  )
}

function titleOf(writing: Writing): string {
  if (writing.now.is === 'lost') return 'The line went dead'
  const state = lastChapter(writing.script)?.state
  if (state === 'failed') return 'The writing broke off here'
  return state === 'stopped' ? 'The writing was stopped here' : 'The End'
}

function textOf(writing: Writing): string {
  if (!hasLines(writing)) return 'Nothing was written yet.'
  return lastChapter(writing.script)?.state === 'stopped'
    ? 'All that was written is kept. It can go on from here.'
    : 'Take a bow. Or let the story take another turn.'
}
