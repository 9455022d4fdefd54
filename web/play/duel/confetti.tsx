import { type CSSProperties } from 'react'
import styles from './confetti.module.css'

const pieces = Array.from({ length: 42 }, (_, n) => n)

export function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {pieces.map((n) => (
        <span key={n} style={flightOf(n)} />
      ))}
    </div>
  )
}

/** Spread by the golden ratio: even, and nowhere regular. */
function flightOf(n: number): CSSProperties {
  const place = (n * 0.618034) % 1
  const chance = (n * 0.754878) % 1
  return {
    '--left': `${place * 100}%`,
    '--late': `${chance * 0.9}s`,
    '--time': `${1.6 + ((n * 0.569841) % 1) * 1.4}s`,
    '--drift': `${(chance - 0.5) * 9}rem`,
    '--turn': `${(place - 0.5) * 1440}deg`,
  } as CSSProperties
}
