import { useState } from 'react'
import { listScenes } from '../../../script/aloud/scenes.ts'
import { TableReadScenes } from '../../table-read/stage/scenes.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EndDialog, wordsOfEnd } from '../round/end-dialog.tsx'
import { type RoomViewProps } from '../use-room.ts'

/** The host leads on a phone, too. */
export function PhoneLead({ shown, moves, onClose }: RoomViewProps & { onClose: () => void }) {
  const { room, reading } = shown
  const [sheet, setSheet] = useState<'lead' | 'scenes' | 'end'>('lead')
  const at = room.phase.is === 'performing' ? room.phase.at : 0
  const goTo = (to: number) => {
    moves.make({ is: 'go-to', to })
    onClose()
  }
  if (sheet === 'end') return <EndDialog room={room} moves={moves} onClose={onClose} />
  if (sheet === 'scenes') {
    const scenes = listScenes(reading?.steps ?? [])
    return <TableReadScenes scenes={scenes} at={at} onJump={goTo} onClose={onClose} />
  }
  return (
    <Dialog title="Lead the Reading" onClose={onClose}>
      <Button tone="plain" disabled={at === 0} onClick={() => goTo(at - 1)}>
        One line back
      </Button>
      <Button tone="plain" onClick={() => setSheet('scenes')}>
        Scenes
      </Button>
      <Button tone="plain" onClick={() => setSheet('end')}>
        {wordsOfEnd(room).what}
      </Button>
    </Dialog>
  )
}
