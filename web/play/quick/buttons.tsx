import { useNavigate } from 'react-router'
import { writingOf } from '../../script/state.ts'
import { canContinue, isBeingWritten } from '../../script/writing.ts'
import { Button } from '../../ui/button.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { isDealing, type QuickGame } from './game.ts'
import styles from './buttons.module.css'
import { type Moves } from './use-quick-game.ts'

type QuickGameButtonsProps = {
  game: QuickGame
  hasRating: boolean
  moves: Moves
}

export function QuickGameButtons({ game, hasRating, moves }: QuickGameButtonsProps) {
  const navigate = useNavigate()
  const writing = writingOf(game.script)
  const isWriting = writing !== null && isBeingWritten(writing)
  const isFirst = (writing?.script.chapters.length ?? 0) <= 1
  const isContinuing = isWriting && (!isFirst || writing.now.is === 'continuing')
  const row = useFocusKept<HTMLDivElement>(isWriting)
  return (
    <div ref={row} className={styles.buttons}>
      {isWriting && writing.now.is === 'following' && (
        <Button tone="plain" busy={writing.now.stopping} onClick={moves.stop}>
          Stop
        </Button>
      )}
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
  )
}
