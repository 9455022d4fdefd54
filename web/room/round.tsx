import { type RoomViewProps } from './views.tsx'

/** From the cards to the curtain. */
export function RoundView({ shown: { room, you } }: RoomViewProps) {
  return (
    <main>
      <h1>
        {room.phase.is}, {you.role}
      </h1>
    </main>
  )
}
