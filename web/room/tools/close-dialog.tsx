import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type RoomViewProps } from '../use-room.ts'
import styles from './tools.module.css'

type CloseDialogProps = Pick<RoomViewProps, 'moves'> & { onClose: () => void }

export function CloseDialog({ moves, onClose }: CloseDialogProps) {
  return (
    <Dialog
      title="Close the Room?"
      text="The evening is over for everybody in it. The scripts stay in My Scripts."
      onClose={onClose}
    >
      <div className={styles.ways}>
        <Button tone="plain" onClick={onClose}>
          Keep it open
        </Button>
        <Button
          tone="aqua"
          onClick={() => {
            onClose()
            moves.make({ is: 'close' })
          }}
        >
          Close the room
        </Button>
      </div>
    </Dialog>
  )
}
