import { Button } from '../../ui/button.tsx'
import { type RoomViewProps } from '../use-room.ts'

/** Ends a wait of the whole room: the host alone may. */
export function GoOnButton({ shown: { you, asked }, moves }: RoomViewProps) {
  if (!you.isHost) return null
  return (
    <Button busy={asked.some(({ is }) => is === 'hurry')} onClick={() => moves.make({ is: 'hurry' })}>
      Go on
    </Button>
  )
}
