import { PartFace } from '../../script/part-face.tsx'
import { strandOf } from '../../script/strands.ts'
import { type Writing } from '../../script/writing.ts'
import styles from './parts.module.css'
import { type Portion, portionsOf } from './portions.ts'

export function GroupPlayParts({ writing: { script, lines } }: { writing: Writing }) {
  const portions = portionsOf(script, lines)
  const most = Math.max(...portions.map(({ percent }) => percent))
  return (
    <section className={styles.parts} aria-labelledby="assigned">
      <h2 id="assigned" className={styles.title}>
        Assigned Characters
      </h2>
      <ul className={styles.grid}>
        {portions.map((portion) => (
          <Assigned key={portion.player} script={script} portion={portion} most={most} />
        ))}
      </ul>
    </section>
  )
}

type AssignedProps = { script: Writing['script']; portion: Portion; most: number }

function Assigned({ script, portion, most }: AssignedProps) {
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
        <progress className={styles.bar} aria-hidden="true" max={Math.max(1, most)} value={percent} />
        <span>{percent}% of the lines</span>
        {sharedWith.length > 0 && <span className={styles.shared}>with {sharedWith.join(', ')}</span>}
      </p>
    </li>
  )
}
