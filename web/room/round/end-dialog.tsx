import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type RoomView } from '../../../game/room/view.ts'
import { wordsOfNext } from '../duel/words.ts'
import { type RoomMoves } from '../use-room.ts'

type EndDialogProps = { room: RoomView; moves: RoomMoves; onClose: () => void }

/** The first button has the focus: the key that led here, pressed twice, ends nothing. */
export function EndDialog({ room, moves, onClose }: EndDialogProps) {
  const words = wordsOfEnd(room)
  return (
    <Dialog title={words.title} text={words.text} onClose={onClose}>
      <Button tone="plain" onClick={onClose}>
        Keep reading
      </Button>
      <Button
        onClick={() => {
          moves.make({ is: 'end' })
          onClose()
        }}
      >
        {words.action}
      </Button>
    </Dialog>
  )
}

export function wordsOfEnd({ duel }: RoomView) {
  if (duel && duel.verdict === null) {
    return {
      what: 'End this script',
      title: 'End This Script?',
      text: `${wordsOfNext(duel)}. What was read so far counts.`,
      action: 'End this script',
    }
  }
  return {
    what: 'End the performance',
    title: 'End the Performance?',
    text: 'The curtain falls for everybody. The story can go on from there.',
    action: 'Let the curtain fall',
  }
}
