import { type ReactNode } from 'react'
import { type ScriptView } from '../../../game/protocol.ts'
import { type Speech } from '../../../script/aloud/speeches.ts'
import { PartFace } from '../../script/part-face.tsx'
import { strandOf } from '../../script/strands.ts'
import styles from './step.module.css'

type StepProps = {
  script: ScriptView
  step: Speech
  /** Whoever reads it: "You", a name, or anybody. */
  reader: ReactNode
  isMine: boolean
}

/** What is said now, as a card to read from. */
export function PhoneStep({ script, step, reader, isMine }: StepProps) {
  const { kind, speaker, stranger, lines, isContinued } = step
  const place = script.cast.findIndex(({ name }) => name === speaker)
  const look = [styles.step, styles[kind], strandOf(Math.max(0, place))].filter(Boolean).join(' ')
  return (
    <div className={look} data-mine={isMine || undefined}>
      <div className={styles.who}>
        {speaker !== null && (
          <span className={styles.face}>
            <PartFace script={script} part={speaker} />
          </span>
        )}
        <p className={styles.names}>
          <span className={styles.reader}>{reader}</span>
          <span className={styles.role}>
            {speaker === null ? directionOf(kind) : <bdi>{stranger ?? speaker}</bdi>}
            {isContinued && ' (goes on)'}
          </span>
        </p>
      </div>
      <div className={styles.lines}>
        {lines.map((line, n) => (
          <p key={n} className={styles[line.kind]} dir="auto">
            {line.kind === 'parenthetical' ? `(${line.text})` : line.text}
          </p>
        ))}
        {kind === 'title' && script.premise && <p className={styles.premise}>{script.premise.sentence}</p>}
      </div>
    </div>
  )
}

export function directionOf(kind: Speech['kind']): string {
  if (kind === 'action' || kind === 'transition') return 'stage direction'
  return kind === 'scene-heading' ? 'the scene' : 'the announcer'
}
