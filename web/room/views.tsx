import { RoundView } from './round.tsx'
import { type RoomShown } from './state.ts'
import { type RoomMoves } from './use-room.ts'

/** What every view of a room gets: the state as the server told it, and what may be asked for. */
export type RoomViewProps = {
  readonly shown: RoomShown
  readonly moves: RoomMoves
}

/** One state, seen from a screen, a seat or the audience. */
export function RoomView({ shown, moves }: RoomViewProps) {
  const { phase } = shown.room
  switch (phase.is) {
    case 'lobby':
    case 'closed':
      return (
        <main>
          <h1>{shown.room.code}</h1>
        </main>
      )
    case 'choosing':
    case 'dealing':
    case 'parts':
    case 'performing':
    case 'curtain':
      return <RoundView shown={shown} moves={moves} />
  }
}
