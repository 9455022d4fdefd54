import { RoundView } from './round.tsx'
import { type RoomViewProps } from './use-room.ts'

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
