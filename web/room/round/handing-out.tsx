import { aboutScript } from '../duel/words.ts'
import { CastList } from './cast-list.tsx'
import { GoOnButton } from './go-on-button.tsx'
import { RoundPage } from './page.tsx'
import { type RoomViewProps } from '../use-room.ts'

/** For the screen, and for whoever has no part. */
export function HandingOut({ shown, moves }: RoomViewProps) {
  const { room } = shown
  return (
    <RoundPage
      shown={shown}
      moves={moves}
      title="Tonight’s cast"
      text={aboutScript(shown, 'Look at your phones: who are you, and what do you want?')}
      foot={<GoOnButton shown={shown} moves={moves} />}
    >
      {room.round && <CastList room={room} round={room.round} />}
    </RoundPage>
  )
}
