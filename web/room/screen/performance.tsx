import { useState } from 'react'
import { TableReadStage } from '../../table-read/stage/stage.tsx'
import { ScreenDecision } from '../decision/screen-decision.tsx'
import { RisingLaughs } from '../round/rising.tsx'
import { RoomMenu } from '../tools/room-menu.tsx'
import { type RoomViewProps } from '../use-room.ts'
import { wordsOfScript } from '../duel/words.ts'
import { useRoomLaughs } from '../round/use-room-laughs.ts'
import { useRoomReading } from '../round/use-room-reading.ts'
import { EndDialog } from '../round/end-dialog.tsx'
import { RoundPage } from '../round/page.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type RoomReading } from '../state.ts'

export function ScreenPerformance({ shown, moves }: RoomViewProps) {
  const { reading } = shown
  if (reading) return <OnStage shown={shown} moves={moves} of={reading} />
  return (
    <RoundPage shown={shown} moves={moves} title="Curtain up">
      <Loading text="The writer is at the first lines…" />
    </RoundPage>
  )
}

/** The table read as it is, led by the room. */
function OnStage({ shown, moves, of }: RoomViewProps & { of: RoomReading }) {
  const { reading, go, readersAt, needsUnderstudy } = useRoomReading(shown, of, moves)
  const laughing = useRoomLaughs(shown)
  const [isEnding, setEnding] = useState(false)
  return (
    <>
      <TableReadStage
        reading={reading}
        go={go}
        laughing={laughing}
        end={null}
        onClose={() => setEnding(true)}
        room={{
          readersAt,
          needsUnderstudy,
          isCovered: isEnding,
          place: wordsOfScript(shown.room),
          tools: <RoomMenu shown={shown} moves={moves} />,
          rising: <RisingLaughs laughs={laughing.laughs} />,
          deciding: <ScreenDecision shown={shown} />,
        }}
      />
      {isEnding && <EndDialog room={shown.room} moves={moves} onClose={() => setEnding(false)} />}
    </>
  )
}
