import { lineMs } from '../../../game/room/times.ts'
import { Button } from '../../ui/button.tsx'
import { type RoomViewProps } from '../use-room.ts'
import { mayGoOn, type Turn } from '../round/turn.ts'
import { useLater } from '../round/use-later.ts'
import { useSaid } from '../round/use-room-reading.ts'
import styles from './advance.module.css'

/** Under the thumb. One press is one step: the room knows from which one it came. */
export function PhoneAdvance({ shown, moves, turn }: RoomViewProps & { turn: Turn }) {
  const { room, you, reading, asked, ahead } = shown
  const { at, step, reader, isMine } = turn
  const since = room.phase.is === 'performing' ? room.phase.since : 0
  const isLate = useLater(since + lineMs - ahead)
  const { isSaid, say } = useSaid(at, reading, moves)
  const isSent = isSaid || asked.some((move) => move.is === 'advance' && move.from === at)
  const isFree = mayGoOn(room, you) && (reader === null || isLate)
  const mayPress = step !== null && !isSent && (isMine || isFree)
  const isOwn = isMine || (reader === null && mayGoOn(room, you))
  return (
    <Button
      tone={isOwn ? 'tomato' : 'plain'}
      className={styles.advance ?? ''}
      // Not `disabled`, which would lose the focus at each line.
      aria-disabled={!mayPress || undefined}
      data-sent={isSent || undefined}
      onClick={() => mayPress && say()}
    >
      {isOwn ? 'Said it' : 'Go on'}
    </Button>
  )
}
