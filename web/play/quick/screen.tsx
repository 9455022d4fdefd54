import { useRef } from 'react'
import { useLocation } from 'react-router'
import { ratingLabels } from '../../../game/rating.ts'
import { CardStrip } from '../card-strip.tsx'
import { writingOf } from '../../script/state.ts'
import { ScriptView } from '../../script/view.tsx'
import { PageLink } from '../../script/ways.tsx'
import { hasLines } from '../../script/writing.ts'
import { Loading } from '../../ui/loading.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { QuickGameFoot } from './foot.tsx'
import { useQuickGame } from './use-quick-game.ts'
import { drawnOf, waitingIn } from './game.ts'
import { QuickGameNotice } from './notice.tsx'
import styles from './screen.module.css'
import { useSmallCards } from './use-small-cards.ts'
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
  const cards = useRef<HTMLDivElement>(null)
  const script = useRef<HTMLDivElement>(null)
  const isSmall = useSmallCards(cards, script, {
    hasLines: writing !== null && hasLines(writing),
    isDealing: game.script.at === null,
  })
  return (
    <main className={styles.table} data-takes-bar-along="">
      <div className={styles.side}>
        <header className={styles.head}>
          <h1 className={styles.title}>Quick Game</h1>
          {rating && <p className={styles.mode}>Mode: {ratingLabels[rating]}</p>}
        </header>
        <div ref={cards} className={styles.cards}>
          <CardStrip drawn={drawnOf(game)} height={isSmall ? 'small' : 'full'} />
        </div>
        <div className={styles.foot} data-foot="">
          <QuickGameFoot game={game} hasRating={rating !== null} moves={moves} />
        </div>
      </div>
      <div ref={script} className={styles.script}>
        <ScriptView
          script={writing?.script ?? null}
          lines={writing?.lines ?? []}
          isContinuing={writing?.now.is === 'continuing'}
          action={writing && <PageLink writing={writing} />}
        >
          <QuickGameNotice game={game} moves={moves} />
          {waiting !== null && <Loading place="overlay" text={waiting} />}
        </ScriptView>
      </div>
    </main>
  )
}
