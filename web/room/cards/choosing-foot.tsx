import { choosingMs, handsMs } from '../../../game/room/times.ts'
import { type PhaseView } from '../../../game/room/view.ts'
import { type RoomViewProps } from '../use-room.ts'
import styles from './choosing-foot.module.css'
import { GoOnButton } from '../round/go-on-button.tsx'
import { TimeLeft } from '../round/time-left.tsx'
import { WhoChose } from './who-chose.tsx'

export type ChoosingProps<Is extends 'choosing' | 'hands' = 'choosing' | 'hands'> = RoomViewProps & {
  phase: Extract<PhaseView, { is: Is }>
}

const times = { choosing: choosingMs, hands: handsMs } as const

/** Who has chosen, and for how long the others may. */
export function ChoosingFoot({ shown, moves, phase }: ChoosingProps) {
  return (
    <>
      <div className={styles.state}>
        <WhoChose room={shown.room} done={phase.done} what={phase.is} />
        <TimeLeft until={phase.until} ahead={shown.ahead} of={times[phase.is]} />
      </div>
      <GoOnButton shown={shown} moves={moves} />
    </>
  )
}
