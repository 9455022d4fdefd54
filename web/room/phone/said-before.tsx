import { memo } from 'react'
import { type ScriptView } from '../../../game/protocol.ts'
import { type Speech } from '../../../script/aloud/speeches.ts'
import { strandOf } from '../../script/strands.ts'
import styles from './said-before.module.css'

type SaidBeforeProps = { cast: ScriptView['cast']; steps: readonly Speech[] }

/** Above what is said now, for whoever has missed it. */
export const SaidBefore = memo(function SaidBefore({ cast, steps }: SaidBeforeProps) {
  if (steps.length === 0) return null
  return (
    <ol className={styles.before} aria-label="Said before">
      {steps.map(({ key, kind, speaker, stranger, isContinued, lines }) => (
        <li
          key={key}
          className={`${styles[kind]} ${strandOf(
            Math.max(
              0,
              cast.findIndex(({ name }) => name === speaker),
            ),
          )}`}
        >
          {speaker !== null && !isContinued && (
            <p className={styles.cue}>
              <bdi>{stranger ?? speaker}</bdi>
            </p>
          )}
          {lines.map(({ kind, text }, n) => (
            <p key={n} className={styles[kind]} dir="auto">
              {kind === 'parenthetical' ? `(${text})` : text}
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
})
