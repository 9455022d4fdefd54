import { useLocation } from 'react-router'
import { ratingLabels } from '../../../game/rating.ts'
import { CardStrip } from '../card-strip.tsx'
import { writingOf } from '../../script/state.ts'
import { ScriptView } from '../../script/view.tsx'
import { ScriptWays } from '../../script/ways.tsx'
import { WritingStatus } from '../../script/status.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { QuickGameButtons } from './buttons.tsx'
import { useQuickGame } from './use-quick-game.ts'
import { drawnOf, waitingIn } from './game.ts'
import { QuickGameNotice } from './notice.tsx'
import styles from './screen.module.css'
import { readVisit, type Visit } from './visit.ts'

/** The game may be begun before its screen is made. */
export { beginGame } from './begin.ts'

export function QuickGameScreen() {
  const { search, state } = useLocation()
  return <QuickGameTable visit={readVisit(search, state)} />
}

function QuickGameTable({ visit }: { visit: Visit }) {
  const { game, rating, moves } = useQuickGame(visit)
  useTitle('Quick Game · Twisted Yarn')
  const writing = writingOf(game.script)
  const waiting = waitingIn(game)
  return (
    <main className={styles.table}>
      <div className={styles.side}>
        <header className={styles.head}>
          <h1 className={styles.title}>Quick Game</h1>
          {rating && <p className={styles.mode}>Mode: {ratingLabels[rating]}</p>}
        </header>
        <div className={styles.cards}>
          <CardStrip drawn={drawnOf(game)} />
        </div>
        <div className={styles.foot} data-foot="">
          <WritingStatus writing={writing} />
          <QuickGameButtons game={game} hasRating={rating !== null} moves={moves} />
        </div>
      </div>
      <div className={styles.script}>
        <ScriptView
          script={writing?.script ?? null}
          lines={writing?.lines ?? []}
          isContinuing={writing?.now.is === 'continuing'}
          action={<ScriptWays writing={writing} origin={{ from: 'quick', next: null }} />}
        >
          <QuickGameNotice game={game} moves={moves} />
          {waiting !== null && <Loading place="overlay" text={waiting} />}
        </ScriptView>
      </div>
    </main>
  )
}
