import { type ReactNode } from 'react'
import { type ScriptView } from '../../game/protocol.ts'
import { creditOf } from '../../script/credit.ts'
import { CastChips } from './claims/chips.tsx'
import styles from './view-head.module.css'

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
          {cast === 'at-the-head' && <CastChips script={script} />}
        </>
      )}
    </header>
  )
}
