import { Link } from 'react-router'
import { type Origin } from '../script/way-back.ts'
import { canContinue, isBeingWritten, type Writing } from '../script/writing.ts'
import { Button, buttonLook } from '../ui/button.tsx'
import { useFocusKept } from '../ui/use-focus-kept.ts'
import styles from './buttons.module.css'
import { type ScriptMoves } from '../script/use-script.ts'

export function ScriptButtons({ writing, moves }: { writing: Writing | null; moves: ScriptMoves }) {
  const isWriting = writing !== null && isBeingWritten(writing)
  const isOwn = writing?.script.isOwn ?? true
  const row = useFocusKept<HTMLDivElement>(isWriting)
  return (
    <div ref={row} className={styles.buttons}>
      {writing && (
        <Link
          className={buttonLook('gold')}
          to={`/scripts/${encodeURIComponent(writing.script.id)}/read`}
          state={{ origin: { from: 'page', next: null } satisfies Origin }}
        >
          Table Read
        </Link>
      )}
      {isOwn && (
        <Button
          busy={writing?.now.is === 'continuing' || (isWriting && writing.script.chapters.length > 1)}
          disabled={writing === null || !canContinue(writing)}
          onClick={() => moves.goOn('default')}
        >
          Continue Script
        </Button>
      )}
      {isOwn && isWriting && writing.now.is === 'following' && (
        <Button tone="plain" busy={writing.now.stopping} onClick={moves.stop}>
          Stop
        </Button>
      )}
    </div>
  )
}
