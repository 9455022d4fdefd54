import { useState } from 'react'
import { LaughIcon } from '../../table-read/icons.tsx'
import { Button } from '../../ui/button.tsx'
import { LaughFlights } from '../../table-read/laughs/flights.tsx'
import styles from './laugh-button.module.css'

type LaughButtonProps = {
  /** Of the whole room, for what is said now. */
  count: number
  disabled: boolean
  onLaugh: () => void
}

/** Every tap answers at once, however far away the room is. */
export function PhoneLaughButton({ count, disabled, onLaugh }: LaughButtonProps) {
  const [taps, setTaps] = useState(0)
  const [flights, setFlights] = useState<readonly number[]>([])
  const laugh = () => {
    setTaps(taps + 1)
    setFlights([...flights.slice(-7), taps])
    onLaugh()
  }
  return (
    <div className={styles.laugh}>
      <LaughFlights
        flights={flights}
        isLarge
        onLanded={(landed) => setFlights((now) => now.filter((one) => one !== landed))}
      />
      <Button tone="gold" className={styles.button ?? ''} disabled={disabled} onClick={laugh}>
        <LaughIcon />
        Laugh
      </Button>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </div>
  )
}
