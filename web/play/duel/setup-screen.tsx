import { useNavigate } from 'react-router'
import { gameNames } from '../../../game/modes.ts'
import { writeDuelState } from '../../../game/seats.ts'
import { resetNames } from '../table/setup-draft.ts'
import { SetupForm } from '../table/setup-form.tsx'
import { SetupPage } from '../table/setup-page.tsx'

const steps = [
  'Take turns: on yours, pick a character, a program and a setting.',
  'Twist them into a five-minute script, and read it out loud.',
  'When everybody has had a turn, the room decides who won.',
]

export function HeadToHeadSetupScreen() {
  const navigate = useNavigate()
  return (
    <SetupPage
      title="Head-to-Head Setup"
      game={gameNames['head-to-head']}
      picture="/art/duel.svg"
      steps={steps}
    >
      <SetupForm
        name="head-to-head"
        recount={resetNames}
        onStart={(seats) => void navigate('/headtohead-game', { state: writeDuelState(seats) })}
      />
    </SetupPage>
  )
}
