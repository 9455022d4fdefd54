import { type ScriptView } from '../../game/protocol.ts'
import { type StageAids } from './table-read-cues.ts'
import styles from './table-read-cast.module.css'
import { Portrait } from './table-read-portrait.tsx'

type CastProps = { script: ScriptView; speaker: string | null; aids: StageAids }

/** Who is on air. Where there is no room for it, only the one who speaks is shown, with the speech. */
export function TableReadCast({ script, speaker, aids }: CastProps) {
  return (
    <aside className={styles.cast} aria-label="Cast">
      <h2 className={styles.title}>On air</h2>
      <ul className={styles.parts}>
        {script.cast.map(({ name, player }) => (
          <li key={name} className={styles.part} aria-current={name === speaker || undefined}>
            <Portrait script={script} part={name} />
            <span className={styles.names}>
              {player ?? name}
              {player !== null && <small className={styles.role}>{name}</small>}
            </span>
            {aids.forPart(name)}
          </li>
        ))}
      </ul>
    </aside>
  )
}
