import { type ScriptView } from '../../../game/protocol.ts'
import { strandOf } from '../../script/strands.ts'
import { type StageAids } from '../cues.ts'
import styles from './cast.module.css'
import { Portrait } from './portrait.tsx'
import { readersOf } from '../words.ts'

type CastProps = { script: ScriptView; speaker: string | null; aids: StageAids }

export function TableReadCast({ script, speaker, aids }: CastProps) {
  return (
    <aside className={styles.cast} aria-label="Cast">
      <h2 className={styles.title}>On air</h2>
      <ul className={styles.parts}>
        {script.cast.map(({ name }, place) => (
          <li
            key={name}
            className={`${styles.part} ${strandOf(place)}`}
            aria-current={name === speaker || undefined}
          >
            <Portrait script={script} part={name} />
            <Names part={name} readers={readersOf(script, name)} />
            {aids.forPart(name)}
          </li>
        ))}
      </ul>
    </aside>
  )
}

function Names({ part, readers }: { part: string; readers: string | null }) {
  return (
    <span className={styles.names}>
      {readers ?? part}
      {readers !== null && <small className={styles.role}>{part}</small>}
    </span>
  )
}
