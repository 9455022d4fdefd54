import { type CSSProperties, useState } from 'react'
import { countAll } from '../../../game/laughs.ts'
import { type LaughView } from '../../../game/protocol.ts'
import { strandOf } from '../../script/strands.ts'
import styles from './rising.module.css'

/** At once in the air, however many laugh. */
const most = 24

/** The laughs of the room, for the eyes alone: screen readers are told by whoever laughs. */
export function RisingLaughs({ laughs }: { laughs: readonly LaughView[] }) {
  const sum = laughs.reduce((all, laugh) => all + countAll(laugh), 0)
  const [before, setBefore] = useState(sum)
  const [flights, setFlights] = useState<readonly number[]>([])
  if (before !== sum) {
    const more = Math.min(most, Math.max(0, sum - before))
    setBefore(sum)
    setFlights([...flights, ...Array.from({ length: more }, (_, n) => sum - n)].slice(-most))
  }
  return (
    <div className={styles.air} aria-hidden="true">
      {flights.map((n) => (
        <span
          key={n}
          className={`${styles.ha} ${strandOf(n)}`}
          style={pathOf(n)}
          onAnimationEnd={() => setFlights((now) => now.filter((one) => one !== n))}
        >
          HA!
        </span>
      ))}
    </div>
  )
}

/** Scattered, and the same for the same laugh. */
function pathOf(n: number): CSSProperties {
  return {
    '--across': `${4 + ((n * 53) % 88)}%`,
    '--lean': `${((n * 37) % 50) - 25}deg`,
    '--late': `${(n * 71) % 240}ms`,
  } as CSSProperties
}
