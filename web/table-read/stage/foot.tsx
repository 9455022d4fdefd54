import { useState } from 'react'
import { type LaughView } from '../../../game/protocol.ts'
import { Button } from '../../ui/button.tsx'
import { PreviousIcon, NextIcon, LaughIcon } from '../icons.tsx'
import { LaughFlights } from '../laughs/flights.tsx'
import styles from './foot.module.css'
import { type KeyAct } from './keys.ts'
import { laughPlace } from '../laughs/laughs.ts'
import { isAwaiting, type Reading } from '../state.ts'

type FootProps = {
  reading: Reading
  laughs: readonly LaughView[]
  acts: { readonly [A in KeyAct]: () => void }
}

export function TableReadFoot({ reading, laughs, acts }: FootProps) {
  const { spot } = reading
  const isFirst = spot.is !== 'step' || spot.at === 0
  const isLast = isAwaiting(reading) || spot.is !== 'step'
  return (
    <footer className={styles.foot}>
      <Button
        tone="plain"
        className={styles.turn ?? ''}
        aria-disabled={isFirst || undefined}
        onClick={acts.back}
      >
        <PreviousIcon />
        Back
      </Button>
      <LaughButton laughs={laughs} disabled={laughPlace(reading) === null} onLaugh={acts.laugh} />
      <Button className={styles.turn ?? ''} aria-disabled={isLast || undefined} onClick={acts.forward}>
        Next
        <NextIcon />
      </Button>
    </footer>
  )
}

type LaughButtonProps = { laughs: readonly LaughView[]; disabled: boolean; onLaugh: () => void }

function LaughButton({ laughs, disabled, onLaugh }: LaughButtonProps) {
  const sum = laughs.reduce((all, { count }) => all + count, 0)
  const [before, setBefore] = useState(sum)
  const [flights, setFlights] = useState<readonly number[]>([])
  if (before !== sum) {
    setBefore(sum)
    if (sum === before + 1) setFlights([...flights.slice(-5), sum])
  }
  return (
    <div className={styles.laugh}>
      <LaughFlights
        flights={flights}
        onLanded={(landed) => setFlights((now) => now.filter((one) => one !== landed))}
      />
      <Button tone="gold" disabled={disabled} onClick={onLaugh}>
        <LaughIcon />
        Laugh
      </Button>
    </div>
  )
}
