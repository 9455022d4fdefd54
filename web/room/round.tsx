import { useLayoutEffect } from 'react'
import { Ballot } from './duel/ballot.tsx'
import { HandsUp } from './duel/hands-up.tsx'
import { MakingHands } from './duel/making-hands.tsx'
import { PhoneChoosing } from './phone/choosing.tsx'
import { PhoneOwnParts } from './phone/own-parts.tsx'
import { PhonePerformance } from './phone/performance.tsx'
import { RoundAsk } from './round/ask.tsx'
import { RoundCurtain } from './round/curtain.tsx'
import { RoundDealing } from './cards/dealing.tsx'
import { HandingOut } from './round/handing-out.tsx'
import { useEcho } from '../ui/use-echo.ts'
import { type RoomViewProps } from './use-room.ts'
import { partsOf } from './round/turn.ts'
import { ScreenChoosing } from './screen/choosing.tsx'
import { ScreenPerformance } from './screen/performance.tsx'

/** From the cards to the curtain, as the screen, a seat or the audience sees it. */
export function RoundView({ shown, moves }: RoomViewProps) {
  const { room, you } = shown
  const { phase } = room
  const props = { shown, moves }
  const moment = `${phase.is}/${room.round?.n}`
  useEcho(moment)
  useLayoutEffect(() => {
    scrollTo(0, 0) // newer browsers answer a promise, which is no clean-up
  }, [moment])
  if (you.isAsked && you.role !== 'screen') return <RoundAsk {...props} />
  switch (phase.is) {
    case 'choosing':
      return you.role === 'player' ? (
        <PhoneChoosing {...props} phase={phase} deal={phase.deal} />
      ) : (
        <ScreenChoosing {...props} phase={phase} />
      )
    case 'hands':
      return you.hand ? (
        <PhoneChoosing {...props} phase={phase} deal={you.hand} />
      ) : (
        <MakingHands {...props} phase={phase} />
      )
    case 'dealing':
      return <RoundDealing {...props} />
    case 'parts':
      return partsOf(room, you.id).length > 0 ? <PhoneOwnParts {...props} /> : <HandingOut {...props} />
    case 'performing':
      return you.role === 'screen' ? <ScreenPerformance {...props} /> : <PhonePerformance {...props} />
    case 'voting':
      return phase.isByHand ? <HandsUp {...props} phase={phase} /> : <Ballot {...props} phase={phase} />
    case 'curtain':
      return <RoundCurtain {...props} phase={phase} />
    case 'lobby':
    case 'closed':
      return null
  }
}
