import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { type Problem } from '../../game/problem.ts'
import { CardStrip } from '../play/card-strip.tsx'
import { Notice } from '../frame/notice.tsx'
import { type ScriptState, waitingFor, writingOf } from '../script/state.ts'
import { titleOfScript } from '../script/title.ts'
import { type ScriptMoves, useScript } from '../script/use-script.ts'
import { ScriptView } from '../script/view.tsx'
import { shelfSentence } from '../shelf/sentences.ts'
import { Trouble, WaysOn } from '../script/trouble.tsx'
import { problemOf } from '../script/writing.ts'
import { WritingStatus } from '../script/status.tsx'
import { Button, buttonLook } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'
import { useErrorToast } from '../ui/toast/use-error-toast.ts'
import { useTitle } from '../ui/use-title.ts'
import { ScriptButtons } from './buttons.tsx'
import { ScriptHead } from './head.tsx'
import { ScriptPlaces } from './places.tsx'
import styles from './screen.module.css'

export function ScriptScreen() {
  const { id = '' } = useParams()
  const { script, moves } = useScript(id, ({ sentence }) => sentence)
  // Back may be faster than the way from a deleted script to the shelf: then it is read again.
  const location = useLocation()
  const reopen = useEffectEvent(moves.reopen)
  useEffect(() => reopen(), [location])
  if (script.shown.is === 'missing') return <Missing problem={script.shown.problem} moves={moves} />
  return <OpenScript script={script} moves={moves} />
}

function OpenScript({ script, moves }: { script: ScriptState; moves: ScriptMoves }) {
  const writing = writingOf(script)
  const title = writing ? titleOfScript(writing.script, writing.lines) : 'My Script'
  const problem = writing && problemOf(writing)
  const sentences = problem ? [shelfSentence(problem)] : []
  const waiting = waitingFor(script)
  useTitle(`${title} · Twisted Yarn`)
  useErrorToast(sentences.join(' '))
  return (
    <main className={styles.screen}>
      <div className={styles.side}>
        <ScriptHead script={writing?.script ?? null} title={title} onTold={moves.label} />
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
        <ScriptView
          script={writing?.script ?? null}
          lines={writing?.lines ?? []}
          isContinuing={writing?.now.is === 'continuing'}
        >
          <Trouble sentences={sentences}>{writing && <WaysOn writing={writing} goOn={moves.goOn} />}</Trouble>
          {waiting !== null && <Loading place="overlay" text={waiting} />}
        </ScriptView>
      </div>
    </main>
  )
}

function Missing({ problem, moves }: { problem: Problem; moves: ScriptMoves }) {
  const isGone = problem.code === 'not-found'
  const text = isGone
    ? "This script was deleted, or it is on somebody else's shelf."
    : `This script cannot be read at the moment. ${shelfSentence(problem)}`
  return (
    <Notice title={isGone ? 'No Such Script' : 'No Signal'} text={text}>
      {!isGone && <Button onClick={moves.reopen}>Try again</Button>}
      <Link className={buttonLook('plain')} to="/scripts">
        My Scripts
      </Link>
    </Notice>
  )
}
