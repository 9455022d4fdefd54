import { RatingAsk } from '../lobby/rating-ask.tsx'
import { type RoomViewProps } from '../use-room.ts'
import { RoundPage } from './page.tsx'

/** For whoever came when an R-rated round was on, and for whoever sits it out. */
export function RoundAsk({ shown, moves }: RoomViewProps) {
  return (
    <RoundPage shown={shown} moves={moves} title="A round is on">
      <RatingAsk shown={shown} moves={moves} />
    </RoundPage>
  )
}
