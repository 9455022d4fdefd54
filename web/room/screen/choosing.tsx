import { choosingMs } from '../../../game/room/times.ts'
import { type PhaseView } from '../../../game/room/view.ts'
import { GoOnButton } from '../round/go-on-button.tsx'
import { NineCards } from '../round/nine-cards.tsx'
import { RoundPage } from '../round/page.tsx'
import { type RoomViewProps } from '../use-room.ts'
import { TimeLeft } from '../round/time-left.tsx'
import { WhoChose } from '../round/who-chose.tsx'

type ChoosingProps = RoomViewProps & { phase: Extract<PhaseView, { is: 'choosing' }> }

/** The screen, and whoever looks on without a seat. */
export function ScreenChoosing({ shown, moves, phase }: ChoosingProps) {
  const isScreen = shown.you.role === 'screen'
  return (
    <RoundPage
      title={isScreen ? 'Choose on your phones' : 'The players choose'}
      text="One of each. What most of them tap is played."
      foot={
        <>
          <WhoChose room={shown.room} done={phase.done} />
          <TimeLeft until={phase.until} ahead={shown.ahead} of={choosingMs} />
          <GoOnButton shown={shown} moves={moves} />
        </>
      }
    >
      <NineCards deal={phase.deal} />
    </RoundPage>
  )
}
