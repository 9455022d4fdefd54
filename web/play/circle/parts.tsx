import { PartFace } from '../../script/part-face.tsx'
import { strandOf } from '../../script/strands.ts'
import { type Writing } from '../../script/writing.ts'
import { Names } from '../../ui/names.tsx'
import styles from './parts.module.css'
import { type Portion, portionsOf } from './portions.ts'

type GroupPlayPartsProps = { writing: Writing | null; players: readonly string[] }

/** Who plays stands there from the press on, so that the script below stays where it began. */
export function GroupPlayParts({ writing, players }: GroupPlayPartsProps) {
  return (
    <section className={styles.parts} aria-labelledby="assigned">
      <h2 id="assigned" className={styles.title}>
        Assigned Characters
      </h2>
      <ul className={styles.grid}>
        {writing
          ? portionsOf(writing.script, writing.lines).map((portion) => (
              <Assigned key={portion.player} script={writing.script} portion={portion} />
            ))
          : players.map((player) => <Waiting key={player} player={player} />)}
      </ul>
    </section>
  )
}

function Waiting({ player }: { player: string }) {
  return (
    <li className={`${styles.assigned} ${styles.waiting}`}>
      <p className={styles.player} data-long={player.length > 16 || undefined}>
        <span className={styles.face} />
        {player}
      </p>
      <p className={styles.part}>Being cast…</p>
    </li>
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
