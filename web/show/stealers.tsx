import { type ReactNode } from 'react'
import { strandOf } from '../script/strands.ts'
import { Names } from '../ui/names.tsx'
import styles from './stealers.module.css'

export type Stealer = {
  readonly part: string
  readonly readers: readonly string[]
  readonly face: ReactNode
  readonly laughs: number
  readonly lines: number
  /** In which script, where there are several. */
  readonly title?: string
}

export function SceneStealers({ stealers }: { stealers: readonly Stealer[] }) {
  if (stealers.length === 0) return null
  return (
    <section className={styles.stealers} aria-labelledby="scene-stealer">
      <h3 id="scene-stealer" className={styles.title}>
        {stealers.length === 1 ? 'Scene stealer' : 'Scene stealers'}
      </h3>
      <ul className={styles.list}>
        {stealers.map(({ part, readers, face, laughs, lines, title }, place) => (
          <li key={place} className={styles.stealer}>
            <span className={`${styles.face} ${strandOf(place)}`}>{face}</span>
            <span>
              <b className={styles.name}>
                {readers.length > 0 && (
                  <>
                    <Names names={readers} between=" & " /> as{' '}
                  </>
                )}
                <bdi>{part}</bdi>
              </b>
              <span className={styles.words}>
                {laughs} laughs in {lines === 1 ? '1 line' : `${lines} lines`}
                {title !== undefined && (
                  <>
                    {' '}
                    of “<bdi>{title}</bdi>”
                  </>
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
