import { type ScriptView } from '../../../game/protocol.ts'
import { strandOf } from '../../script/strands.ts'
import { type StageAids } from '../cues.ts'
import styles from './cast.module.css'
import { Portrait } from './portrait.tsx'
import { readersOf } from '../../script/readers.tsx'
import { Names } from '../../ui/names.tsx'

type CastProps = {
  script: ScriptView
  /** The parts that are on air. */
  speakers: readonly string[]
  aids: StageAids
  /** Null where the game hands out the parts. */
  onClaim: ((part: string) => void) | null
}

export function TableReadCast({ script, speakers, aids, onClaim }: CastProps) {
  return (
    <aside className={styles.cast} aria-label="Cast">
      <h2 className={styles.title}>On air</h2>
      <ul className={styles.parts}>
        {script.cast.map(({ name }, place) => (
          <li
            key={name}
            className={`${styles.part} ${strandOf(place)}`}
            aria-current={speakers.includes(name) || undefined}
          >
            <Portrait script={script} part={name} />
            {onClaim ? (
              <button
                type="button"
                className={`${styles.names} ${styles.claim}`}
                title={`Who reads ${name}?`}
                aria-haspopup="dialog"
                data-free={readersOf(script, name).length === 0 || undefined}
                onClick={() => onClaim(name)}
              >
                <WhoIs part={name} readers={readersOf(script, name)} />
              </button>
            ) : (
              <span className={styles.names}>
                <WhoIs part={name} readers={readersOf(script, name)} />
              </span>
            )}
            {aids.forPart(name)}
          </li>
        ))}
      </ul>
    </aside>
  )
}

function WhoIs({ part, readers }: { part: string; readers: readonly string[] }) {
  if (readers.length === 0) return <bdi>{part}</bdi>
  return (
    <>
      <Names names={readers} between=" & " />
      <small className={styles.role}>
        <bdi>{part}</bdi>
      </small>
    </>
  )
}
