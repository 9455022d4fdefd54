import { type ReactNode } from 'react'
import { type DuelView } from '../../../game/room/view.ts'
import styles from './entries.module.css'

export type EntryView = DuelView['scripts'][number]

type EntriesProps = {
  scripts: readonly EntryView[]
  /** `number` counts the scripts as they were read, from 1. */
  children: (script: EntryView, number: number) => ReactNode
}

/** One below the other on a phone, all at once on a screen. */
export function Entries({ scripts, children }: EntriesProps) {
  return (
    <ul className={styles.entries} aria-label="The scripts" data-count={scripts.length}>
      {scripts.map((script, place) => (
        <li key={script.n} className={styles.place}>
          {children(script, place + 1)}
        </li>
      ))}
    </ul>
  )
}
