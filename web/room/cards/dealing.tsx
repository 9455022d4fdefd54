import { GoOnButton } from '../round/go-on-button.tsx'
import { DealtCards } from './dealt-cards.tsx'
import { useSound } from '../../show/sound/use-sound.ts'
import { isOwnScript, wordsOfAuthor, wordsOfScript } from '../duel/words.ts'
import { isSounding } from '../people/who.ts'
import { RoundPage } from '../round/page.tsx'
import { type RoomShown } from '../state.ts'
import { type RoomViewProps } from '../use-room.ts'

/** The same on the screen and on every phone: it is the show where there is no screen. */
export function RoundDealing({ shown, moves }: RoomViewProps) {
  const { round } = shown.room
  useSound('drum-roll', isSounding(shown))
  const script = wordsOfScript(shown.room)
  return (
    <RoundPage
      shown={shown}
      moves={moves}
      title={script ?? (round?.votes ? 'The room has chosen' : 'The cards')}
      text={script === null ? 'Three strands, one ridiculous story.' : wordsOfHand(shown)}
      foot={<GoOnButton shown={shown} moves={moves} />}
    >
      {round && <DealtCards round={round} />}
    </RoundPage>
  )
}

/** Of the same length, so that nobody beside sees whose it is. */
function wordsOfHand(shown: RoomShown): string {
  return isOwnScript(shown) ? wordsOfAuthor : 'Whose hand is it? Nobody tells.'
}
