import { type CSSProperties } from 'react'
import styles from './flights.module.css'

type LaughFlightsProps = {
  /** Each number once. */
  flights: readonly number[]
  isLarge?: boolean
  onLanded: (flight: number) => void
}

/** A "HA!" for each laugh, rising from the button above which they stand. */
export function LaughFlights({ flights, isLarge = false, onLanded }: LaughFlightsProps) {
  return flights.map((n) => (
    <span
      key={n}
      className={styles.ha}
      data-large={isLarge || undefined}
      aria-hidden="true"
      style={{ '--lean': `${((n * 37) % 50) - 25}deg` } as CSSProperties}
      onAnimationEnd={() => onLanded(n)}
    >
      HA!
    </span>
  ))
}
