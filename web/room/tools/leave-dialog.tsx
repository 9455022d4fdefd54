import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { isolate } from '../../ui/names.tsx'
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts'
import { useToast } from '../../ui/toast/toast.tsx'
import { forgetRoom } from '../memory.ts'
import { type RoomShown } from '../state.ts'
import { type RoomViewProps } from '../use-room.ts'
import styles from './tools.module.css'

export function LeaveDialog({ shown, moves, onClose }: RoomViewProps & { onClose: () => void }) {
  const navigate = useNavigate()
  const toasts = useToast()
  const [isBusy, once] = useOneAtATime()
  async function leave() {
    const refused = await moves.ask({ is: 'leave' })
    if (refused && refused.code !== 'no-such-room') return toasts.show(refused.sentence)
    forgetRoom(shown.room.code)
    void navigate('/')
  }
  return (
    <Dialog title="Leave the Room?" text={wordsOf(shown)} onClose={onClose}>
      <div className={styles.ways}>
        <Button tone="plain" onClick={onClose}>
          Stay
        </Button>
        <Button tone="aqua" busy={isBusy} onClick={() => once(leave)}>
          Leave
        </Button>
      </div>
    </Dialog>
  )
}

function wordsOf({ room, you }: RoomShown): string {
  const others = room.people.filter(({ id, isHere, hasLeft }) => id !== you.id && isHere && !hasLeft)
  const heir = others.find(({ role }) => role === 'player') ?? others[0]
  const back = 'You can come back with the same code.'
  if (!you.isHost || !heir) return back
  const name = heir.role === 'screen' ? 'The screen' : isolate(heir.name)
  return `${name} will be the host. ${back}`
}
