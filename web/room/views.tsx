import { Link } from 'react-router'
import { problems } from '../../game/problem.ts'
import { Notice } from '../frame/notice.tsx'
import { buttonLook } from '../ui/button.tsx'
import { Lobby } from './lobby/lobby.tsx'
import { RoundView } from './round.tsx'
import { type RoomViewProps } from './use-room.ts'

/** One state, seen from a screen, a seat or the audience. */
export function RoomView({ shown, moves }: RoomViewProps) {
  switch (shown.room.phase.is) {
    case 'lobby':
      return <Lobby shown={shown} moves={moves} />
    case 'closed':
      return <ClosedRoom />
    case 'choosing':
    case 'hands':
    case 'dealing':
    case 'parts':
    case 'performing':
    case 'voting':
    case 'curtain':
      return <RoundView shown={shown} moves={moves} />
  }
}

function ClosedRoom() {
  return (
    <Notice title="The Curtain Is Down" text={problems['room-closed'].sentence}>
      <Link className={buttonLook('tomato')} to="/scripts">
        My Scripts
      </Link>
      <Link className={buttonLook('plain')} to="/">
        Home
      </Link>
    </Notice>
  )
}
