import { type ReactNode } from 'react'
import { type Part } from '../../game/cast.ts'
import { type ScriptView } from '../../game/protocol.ts'
import { creditOf } from '../../script/credit.ts'
import styles from './view-head.module.css'
import { PartFace } from './part-face.tsx'
import { strandOf } from './strands.ts'

type ScriptHeadProps = {
  script: ScriptView | null
  cast: 'at-the-head' | 'elsewhere'
  action?: ReactNode
}

export function ScriptHead({ script, cast, action }: ScriptHeadProps) {
  const look = [styles.head, cast === 'elsewhere' && styles.low, action !== undefined && styles.roomy]
  return (
    <header className={look.filter(Boolean).join(' ')}>
      {script && (
        <>
          <div className={styles.top}>
            <p className={styles.writer}>{creditOf(script.chapters.map(({ writer }) => writer))}</p>
            {action}
          </div>
          {cast === 'at-the-head' && (
            <ul className={styles.cast} aria-label="Cast">
              {script.cast.map((part, place) => (
                <li key={part.name} className={`${styles.part} ${strandOf(place)}`} title={labelOf(part)}>
                  <span className={styles.face}>
                    <PartFace script={script} part={part.name} />
                  </span>
                  <span className={styles.label}>{labelOf(part)}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </header>
  )
}

function labelOf({ name, player }: Part): string {
  return player === null ? name : `${player} is ${name}`
}
