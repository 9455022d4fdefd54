import { PartFace } from '../../script/part-face.tsx'
import { strandOf } from '../../script/strands.ts'
import { type Writing } from '../../script/writing.ts'
import { Names } from '../../ui/names.tsx'
import styles from './parts.module.css'
import { type Portion, portionsOf } from './portions.ts'

export function GroupPlayParts({ writing: { script, lines } }: { writing: Writing }) {
  const portions = portionsOf(script, lines)
  return (
    <section className={styles.parts} aria-labelledby="assigned">
      <h2 id="assigned" className={styles.title}>
        Assigned Characters
      </h2>
      <ul className={styles.grid}>
        {portions.map((portion) => (
          <Assigned key={portion.player} script={script} portion={portion} />
        ))}
      </ul>
    </section>
  )
}

function Assigned({ script, portion }: { script: Writing['script']; portion: Portion }) {
  const { player, part, place, percent, sharedWith } = portion
  return (
    <li className={`${styles.assigned} ${strandOf(place)}`}>
      <p className={styles.player} title={player} data-long={player.length > 16 || undefined}>
        <span className={styles.face}>
          <PartFace script={script} part={part} />
        </span>
        {player}
      </p>
      <p className={styles.part} title={part}>
        {part}
      </p>
      <p className={styles.portion}>
        <progress className={styles.bar} aria-hidden="true" max={100} value={percent} />
        <span>{percent}% of the lines</span>
        {sharedWith.length > 0 && (
          <span className={styles.shared}>
            with <Names names={sharedWith} />
          </span>
        )}
      </p>
    </li>
  )
}
