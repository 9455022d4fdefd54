import { type ReactNode } from 'react'
import { type ScriptView } from '../../../game/protocol.ts'
import { type Speech } from '../../../script/aloud/speeches.ts'
import { PartFace } from '../../script/part-face.tsx'
import { strandOf } from '../../script/strands.ts'
import styles from './step.module.css'

type StepProps = {
  script: ScriptView
  step: Speech
  /** "You", the reader's name, or "Anybody". */
  reader: ReactNode
  isMine: boolean
  isAnybodys: boolean
  /** In the cast: whose colour it has. */
  place: number
}

/** What is said now, as a card to read from. */
export function PhoneStep({ script, step, reader, isMine, isAnybodys, place }: StepProps) {
  const { kind, speaker, stranger, lines, isContinued } = step
  const look = [styles.step, styles[kind], strandOf(Math.max(0, place))].filter(Boolean).join(' ')
  return (
    <div className={look} data-mine={isMine || isAnybodys || undefined} data-kind={kind}>
      <div className={styles.who}>
        {speaker !== null && (
          <span className={styles.face}>
            <PartFace script={script} part={speaker} />
          </span>
        )}
        <p className={styles.names}>
          <span className={styles.reader}>{reader}</span>
          <span className={styles.role}>
            {speaker === null ? (
              `${isMine || isAnybodys ? 'read' : 'reads'} ${directions[kind]}`
            ) : (
              <bdi>{stranger ?? speaker}</bdi>
            )}
            {isContinued && ' (goes on)'}
          </span>
        </p>
      </div>
      <div className={styles.lines} data-length={lengthOf(step)}>
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

/** In letters: what is said in a few words stands as large as it can. */
function lengthOf({ lines }: Speech): 'short' | 'middle' | 'long' {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0)
  if (letters <= 45) return 'short'
  return letters <= 100 ? 'middle' : 'long'
}

const directions: { readonly [K in Speech['kind']]: string } = {
  title: 'the title',
  act: 'the act',
  'scene-heading': 'the scene',
  action: 'the stage direction',
  transition: 'the stage direction',
  speech: 'this',
}
