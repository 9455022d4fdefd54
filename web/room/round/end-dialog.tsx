import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type RoomMoves } from '../use-room.ts'

type EndDialogProps = { moves: RoomMoves; onClose: () => void }

export function EndDialog({ moves, onClose }: EndDialogProps) {
  return (
    <Dialog
      title="End the Performance?"
      text="The curtain falls for everybody. The story can go on from there."
      onClose={onClose}
    >
      <Button
        onClick={() => {
          moves.make({ is: 'end' })
          onClose()
        }}
      >
        Let the curtain fall
      </Button>
      <Button tone="plain" onClick={onClose}>
        Keep reading
      </Button>
    </Dialog>
  )
}
