import { useNavigate } from 'react-router'
import { ReadButton } from '../../script/read-button.tsx'
import { writingOf } from '../../script/state.ts'
import { WritingStatus } from '../../script/status.tsx'
import { canContinue, isBeingWritten } from '../../script/writing.ts'
import { Button } from '../../ui/button.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { isDealing, type QuickGame } from './game.ts'
import styles from './foot.module.css'
import { type Moves } from './use-quick-game.ts'

type QuickGameFootProps = {
  game: QuickGame
  hasRating: boolean
  moves: Moves
}

/** Stop comes and goes at the edge, so that no other button moves. */
export function QuickGameFoot({ game, hasRating, moves }: QuickGameFootProps) {
  const navigate = useNavigate()
  const writing = writingOf(game.script)
  const isWriting = writing !== null && isBeingWritten(writing)
  const isFirst = (writing?.script.chapters.length ?? 0) <= 1
  const isContinuing = isWriting && (!isFirst || writing.now.is === 'continuing')
  const foot = useFocusKept<HTMLDivElement>(isWriting)
  return (
    <div ref={foot} className={styles.foot}>
      <div className={styles.now}>
        {isWriting && writing.now.is === 'following' && (
          <Button tone="plain" busy={writing.now.stopping} onClick={moves.stop}>
            Stop
          </Button>
        )}
        <WritingStatus writing={writing} />
        <ReadButton writing={writing} origin={{ from: 'quick', next: null }} />
      </div>
      <div className={styles.buttons}>
        <Button
          busy={isContinuing}
          disabled={writing === null || !canContinue(writing)}
          onClick={() => moves.goOn('default')}
        >
          Continue Script
        </Button>
        <Button
          tone="plain"
          busy={isDealing(game) || game.script.asking.is === 'asking'}
          disabled={!hasRating}
          onClick={moves.shuffle}
        >
          Shuffle
        </Button>
        <Button tone="plain" onClick={() => void navigate('/')}>
          Finish
        </Button>
      </div>
    </div>
  )
}
