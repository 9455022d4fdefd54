import { type ScriptView } from '../../../game/protocol.ts'
import { type Speech } from '../../../script/aloud/speeches.ts'
import { PremiseOf } from '../../script/premise.tsx'
import { strandOf } from '../../script/strands.ts'
import { placeOf, Portrait } from './portrait.tsx'
import styles from './speech.module.css'
import { readersOf } from '../words.ts'

type SpeechProps = {
  script: ScriptView
  speech: Speech
  laughs: number
  isDim?: boolean
  isSpeaking?: boolean
}

export function TableReadSpeech({ script, speech, laughs, isDim = false, isSpeaking = false }: SpeechProps) {
  const { kind, speaker, lines, isContinued } = speech
  const strand = speaker === null ? undefined : strandOf(Math.max(0, placeOf(script.cast, speaker)))
  const look = [styles.speech, styles[kind], strand, isDim && styles.dim].filter(Boolean).join(' ')
  return (
    <div className={look}>
      {speaker !== null && (
        <Who
          script={script}
          speaker={speaker}
          isContinued={isContinued}
          hasPortrait={!isDim}
          isSpeaking={isSpeaking}
        />
      )}
      {kind === 'action' && !isDim && <p className={styles.label}>Stage direction</p>}
      <div className={styles.lines}>
        {lines.map((line, n) => (
          <p key={n} className={styles[line.kind]} dir="auto">
            {line.kind === 'parenthetical' ? `(${line.text})` : line.text}
          </p>
        ))}
      </div>
      {kind === 'title' && !isDim && script.premise && (
        <div className={styles.premise}>
          <PremiseOf premise={script.premise} />
        </div>
      )}
      {laughs > 0 && <p className={styles.laughs}>{laughs === 1 ? '1 laugh' : `${laughs} laughs`}</p>}
    </div>
  )
}

type WhoProps = {
  script: ScriptView
  speaker: string
  isContinued: boolean
  hasPortrait: boolean
  isSpeaking: boolean
}

function Who({ script, speaker, isContinued, hasPortrait, isSpeaking }: WhoProps) {
  const readers = isSpeaking ? 'The machine' : readersOf(script, speaker)
  return (
    <p className={styles.who}>
      {hasPortrait && <Portrait script={script} part={speaker} />}
      <span>
        <span className={styles.part}>
          {speaker}
          {isContinued && <span className={styles.goesOn}> (goes on)</span>}
        </span>
        {readers !== null && <span className={styles.player}>{readers} reads</span>}
      </span>
    </p>
  )
}
