import { GoOnButton } from '../round/go-on-button.tsx'
import { DealtCards } from './dealt-cards.tsx'
import { useSound } from '../../show/sound/use-sound.ts'
import { RoundPage } from '../round/page.tsx'
import { type RoomViewProps } from '../use-room.ts'

/** The same on the screen and on every phone: it is the show where there is no screen. */
export function RoundDealing({ shown, moves }: RoomViewProps) {
  const { round } = shown.room
  useSound('drum-roll', shown.you.role === 'screen')
  return (
    <RoundPage
      shown={shown}
      moves={moves}
      title={round?.votes ? 'The room has chosen' : 'The cards'}
      text="Three strands, one ridiculous story."
      foot={<GoOnButton shown={shown} moves={moves} />}
    >
      {round && <DealtCards round={round} />}
    </RoundPage>
  )
}
