import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './skip-dialog.module.css'
import { isLast, playerOf } from './state.ts'
import { type KeptDuel } from './kept.ts'
import { type DuelMoves } from './use-duel.ts'

type SkipDialogProps = { duel: KeptDuel; moves: DuelMoves; onClose: () => void }

/** After the last turn comes the end: then it asks before the duel is left. */
export function SkipDialog({ duel, moves, onClose }: SkipDialogProps) {
  const player = playerOf(duel)
  return (
    <Dialog
      title={isLast(duel) ? 'Finish the Duel?' : `Skip ${player}?`}
      text={`${player} has no script yet${isLast(duel) ? '.' : ', and without one no place in the vote.'}`}
      onClose={onClose}
    >
      <div className={styles.ways}>
        <Button tone="plain" onClick={onClose}>
          Stay with {player}
        </Button>
        <Button
          tone="aqua"
          onClick={() => {
            onClose()
            moves.next()
          }}
        >
          {isLast(duel) ? 'Finish' : `Skip ${player}`}
        </Button>
      </div>
    </Dialog>
  )
}
