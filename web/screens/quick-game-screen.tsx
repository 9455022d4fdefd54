import { useLocation } from 'react-router'
import { ratingLabels } from '../../game/rating.ts'
import { CardStrip } from '../pieces/card-strip.tsx'
import { Redirect } from '../pieces/redirect.tsx'
import { ScriptView } from '../pieces/script-view.tsx'
import { ScriptWays } from '../pieces/script-ways.tsx'
import { WritingStatus } from '../pieces/writing-status.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTitle } from '../ui/use-title.ts'
import { QuickGameButtons } from './quick-game-buttons.tsx'
import { useQuickGame } from './quick-game-hook.ts'
import { QuickGameNotice } from './quick-game-notice.tsx'
import styles from './quick-game-screen.module.css'
import { drawnOf, waitingFor } from './quick-game-state.ts'
import { readVisit, type Visit } from './quick-game-visit.ts'

/** Whoever leads here may begin the game before its screen is made. */
export { beginAhead } from './quick-game-begin.ts'

export function QuickGameScreen() {
  const { search, state } = useLocation()
  const visit = readVisit(search, state)
  return visit ? <QuickGameTable visit={visit} /> : <Redirect to="/" />
}

function QuickGameTable({ visit }: { visit: Visit }) {
  const { game, rating, moves } = useQuickGame(visit)
  useTitle('Quick Game · Twisted Yarn')
  const writing = game.is === 'open' ? game.writing : null
  const waiting = waitingFor(game)
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
          action={<ScriptWays writing={writing} />}
        >
          <QuickGameNotice game={game} moves={moves} />
          {waiting !== null && <Loading place="overlay" text={waiting} />}
        </ScriptView>
      </div>
    </main>
  )
}
