import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type RoomMoves } from '../use-room.ts'

type EndDialogProps = { moves: RoomMoves; onClose: () => void }

/** The first button has the focus: the key that led here, pressed twice, ends nothing. */
export function EndDialog({ moves, onClose }: EndDialogProps) {
  return (
    <Dialog
      title="End the Performance?"
      text="The curtain falls for everybody. The story can go on from there."
      onClose={onClose}
    >
      <Button tone="plain" onClick={onClose}>
        Keep reading
      </Button>
      <Button
        onClick={() => {
          moves.make({ is: 'end' })
          onClose()
        }}
      >
        Let the curtain fall
      </Button>
    </Dialog>
  )
}
