import { Link, useParams } from 'react-router'
import { CardStrip } from '../play/card-strip.tsx'
import { Notice } from '../frame/notice.tsx'
import { titleOfScript } from '../script/title.ts'
import { ScriptView } from '../script/view.tsx'
import { shelfSentence } from '../shelf/sentences.ts'
import { Trouble, WaysOn } from '../script/trouble.tsx'
import { problemOf } from '../script/writing.ts'
import { WritingStatus } from '../script/status.tsx'
import { Button, buttonLook } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'
import { useErrorToast } from '../ui/use-error-toast.ts'
import { useTitle } from '../ui/use-title.ts'
import { ScriptButtons } from './buttons.tsx'
import { ScriptHead } from './head.tsx'
import { type ScriptMoves, useScript } from './use-script-page.ts'
import { ScriptPlaces } from './places.tsx'
import styles from './screen.module.css'
import { type ScriptPage, waitingFor } from './state.ts'

export function ScriptScreen() {
  const { id = '' } = useParams()
  const { page, moves } = useScript(id)
  if (page.is === 'missing') return <Missing page={page} moves={moves} />
  return <OpenScript page={page} moves={moves} />
}

type PageProps = { page: Exclude<ScriptPage, { is: 'missing' }>; moves: ScriptMoves }

function OpenScript({ page, moves }: PageProps) {
  const writing = page.is === 'open' ? page.writing : null
  const title = writing ? titleOfScript(writing.script, writing.lines) : 'My Script'
  const problem = writing && problemOf(writing)
  const sentences = problem ? [shelfSentence(problem)] : []
  const waiting = waitingFor(page)
  useTitle(`${title} · Twisted Yarn`)
  useErrorToast(sentences.join(' '))
  return (
    <main className={styles.screen}>
      <div className={styles.side}>
        <ScriptHead script={writing?.script ?? null} title={title} onTold={moves.take} />
        <div className={styles.cards}>
          <CardStrip drawn={writing?.script.draw ?? null} height="low" />
        </div>
        <div className={styles.foot} data-foot="">
          <WritingStatus writing={writing} />
          <ScriptButtons writing={writing} moves={moves} />
        </div>
        <ScriptPlaces writing={writing} title={title} moves={moves} />
      </div>
      <div className={styles.script}>
        <ScriptView script={writing?.script ?? null} lines={writing?.lines ?? []}>
          <Trouble sentences={sentences}>{writing && <WaysOn writing={writing} goOn={moves.goOn} />}</Trouble>
          {waiting !== null && <Loading place="overlay" text={waiting} />}
        </ScriptView>
      </div>
    </main>
  )
}

function Missing({ page, moves }: { page: Extract<ScriptPage, { is: 'missing' }>; moves: ScriptMoves }) {
  const isGone = page.problem.code === 'not-found'
  const text = isGone
    ? 'This script was deleted, or it is on somebody else’s shelf.'
    : `This script cannot be read at the moment. ${shelfSentence(page.problem)}`
  return (
    <Notice title={isGone ? 'No Such Script' : 'No Signal'} text={text}>
      {!isGone && <Button onClick={moves.reopen}>Try again</Button>}
      <Link className={buttonLook('plain')} to="/scripts">
        My Scripts
      </Link>
    </Notice>
  )
}
