import { useNavigate } from 'react-router'
import { gameNames } from '../../../game/modes.ts'
import { type Rating } from '../../../game/rating.ts'
import { writeCircleState } from '../../../game/seats.ts'
import { OpenRoomButton } from '../../room/open/open-room-button.tsx'
import { keepNames } from '../table/setup-draft.ts'
import { SetupForm } from '../table/setup-form.tsx'
import { SetupPage } from '../table/setup-page.tsx'

const steps = [
  'Pick a character, a program and a setting together.',
  'Everybody gets a part; Player 1 plays the character on the card.',
  'Read it out loud, each your own lines, for ten to fifteen minutes.',
]

const openForPhones = (rating: Rating) => (
  <OpenRoomButton tone="plain" setup={{ mode: 'group', rating }}>
    Everyone on their own phone
  </OpenRoomButton>
)

export function GroupPlaySetupScreen() {
  const navigate = useNavigate()
  return (
    <SetupPage title="Group Play Setup" game={gameNames.group} picture="/art/circle.svg" steps={steps}>
      <SetupForm
        name="group-play"
        recount={keepNames}
        onStart={(seats) => void navigate('/group-play-screen', { state: writeCircleState(seats) })}
        otherWay={openForPhones}
      />
    </SetupPage>
  )
}
