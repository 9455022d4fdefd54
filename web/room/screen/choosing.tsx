import { ChoosingFoot, type ChoosingProps } from '../cards/choosing-foot.tsx'
import { NineCards } from '../cards/nine-cards.tsx'
import { RoundPage } from '../round/page.tsx'

/** The screen, and whoever looks on without a seat. */
export function ScreenChoosing({ shown, moves, phase }: ChoosingProps<'choosing'>) {
  const isScreen = shown.you.role === 'screen'
  return (
    <RoundPage
      shown={shown}
      moves={moves}
      title={isScreen ? 'Choose on your phones' : 'The players choose'}
      text={`One of each. What most of ${isScreen ? 'you' : 'them'} tap is played.`}
      isWhole
      foot={<ChoosingFoot shown={shown} moves={moves} phase={phase} />}
    >
      <NineCards deal={phase.deal} />
    </RoundPage>
  )
}
