import { type ScriptView } from '../../../game/protocol.ts'
import { type Speech } from '../../../script/aloud/speeches.ts'
import { isForEverybody } from '../../../script/everybody.ts'
import { PremiseOf } from '../../script/premise.tsx'
import { readersOf } from '../../script/readers.tsx'
import { strandOf } from '../../script/strands.ts'
import { Names } from '../../ui/names.tsx'
import { placeOf, Portrait } from './portrait.tsx'
import styles from './speech.module.css'

type SpeechProps = {
  script: ScriptView
  speech: Speech
  laughs: number
  /** Who reads it where it is a stage direction. */
  reader?: string | null
  isDim?: boolean
  isSpeaking?: boolean
}

export function TableReadSpeech({
  script,
  speech,
  laughs,
  reader = null,
  isDim = false,
  isSpeaking = false,
}: SpeechProps) {
  const { kind, speaker, stranger, lines, isContinued } = speech
  const isOurs = isForEverybody(speech)
  const strand = speaker === null || isOurs ? undefined : strandOf(Math.max(0, placeOf(script.cast, speaker)))
  const look = [styles.speech, styles[kind], strand, isDim && styles.dim].filter(Boolean).join(' ')
  return (
    <div className={look}>
      {speaker !== null && (
        <Who
          script={script}
          speaker={speaker}
          stranger={stranger}
          isContinued={isContinued}
          isOurs={isOurs}
          hasPortrait={!isDim && !isOurs}
          isSpeaking={isSpeaking}
        />
      )}
      {kind === 'action' && !isDim && (
        <p className={styles.label}>
          Stage direction
          {reader !== null && (
            <>
              , read by <bdi className={styles.reader}>{reader}</bdi>
            </>
          )}
        </p>
      )}
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
  stranger: string | null
  /** The whole room reads it. */
  isOurs: boolean
  isContinued: boolean
  hasPortrait: boolean
  isSpeaking: boolean
}

/** The person is the largest, beneath it the part; the part where nobody has claimed it. */
function Who({ script, speaker, stranger, isOurs, isContinued, hasPortrait, isSpeaking }: WhoProps) {
  const people = isSpeaking || isOurs ? [] : readersOf(script, speaker)
  const part = stranger ?? speaker
  return (
    <p className={styles.who}>
      {hasPortrait && <Portrait script={script} part={speaker} />}
      <span>
        <span className={styles.name} data-person={people.length > 0 || undefined}>
          <Names names={people.length > 0 ? people : [part]} between=" & " />
          {isContinued && <span className={styles.goesOn}> (goes on)</span>}
        </span>
        {people.length > 0 && (
          <span className={styles.role}>
            <bdi>{part}</bdi>
          </span>
        )}
        {people.length === 0 && (isSpeaking || stranger !== null) && (
          <span className={styles.role}>
            {isSpeaking ? 'The machine reads' : isOurs ? 'everyone' : `read by ${speaker}`}
          </span>
        )}
      </span>
    </p>
  )
}
