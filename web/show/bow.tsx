import { type CSSProperties, type ReactNode } from 'react'
import { strandOf } from '../script/strands.ts'
import { Names } from '../ui/names.tsx'
import { useSound } from './sound/use-sound.ts'
import styles from './bow.module.css'

/** `names` read the part; where nobody is known to, the part stands for itself. */
export type Bowing = {
  readonly names: readonly string[]
  readonly part: string | null
  readonly face: ReactNode
  readonly isWinner?: boolean
}

/** One after the other, within four seconds; at once for whoever wants stillness. */
export function Bow({ people, isHeard }: { people: readonly Bowing[]; isHeard: boolean }) {
  useSound('applause', isHeard && people.length > 0)
  if (people.length === 0) return null
  return (
    <ul
      className={styles.bow}
      aria-label="Everybody takes a bow"
      style={{ '--count': people.length } as CSSProperties}
    >
      {people.map(({ names, part, face, isWinner = false }, place) => (
        <li
          key={place}
          className={`${styles.one} ${strandOf(place)}`}
          data-winner={isWinner || undefined}
          style={{ '--place': place } as CSSProperties}
        >
          <span className={styles.face}>{face}</span>
          <span className={styles.name}>
            {names.length > 0 ? <Names names={names} between=" & " /> : <bdi>{part}</bdi>}
          </span>
          {names.length > 0 && part !== null && (
            <span className={styles.part}>
              <bdi>{part}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
