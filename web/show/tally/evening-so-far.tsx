import { momentsOf } from './evening.ts'
import { EveningTally } from './tally.tsx'
import { useEvening } from './use-evening.ts'

/** What this device remembers of it. */
export function EveningSoFar() {
  const { evening, show } = useEvening()
  return (
    <EveningTally
      moments={momentsOf(evening)}
      laughs={evening.shows.reduce((sum, { laughs }) => sum + laughs, 0)}
      scripts={evening.shows.length}
      isShown={evening.isShown}
      onShow={show}
    />
  )
}
