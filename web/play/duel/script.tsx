import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { type ScriptView } from '../../../game/protocol.ts'
import { creditOf } from '../../../script/credit.ts'
import { type Line } from '../../../script/line.ts'
import { playSentence } from '../sentences.ts'
import { CastChips } from '../../script/claims/chips.tsx'
import { useClaimed } from '../../script/claims/use-claims.ts'
import { cueText } from '../../script/readers.tsx'
import { ScriptWays } from '../../script/ways.tsx'
import { Trouble, WaysOn } from '../../script/trouble.tsx'
import { problemOfScript, type ScriptState, waitingFor, writingOf } from '../../script/state.ts'
import { type Origin } from '../../script/way-back.ts'
import { type Writing } from '../../script/writing.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type DuelMoves } from './use-duel.ts'
import { plainParagraphs } from './plain-text.ts'
import styles from './script.module.css'
import { type Duel, originOf } from './state.ts'

type DuelScriptProps = { duel: Duel; moves: DuelMoves }

export function DuelScript({ duel, moves }: DuelScriptProps) {
  const { entries, script, seats, shown } = duel
  const isAsked = script.asking.is === 'asking'
  const place = usePlaceInSight(isAsked ? 'asked' : shown)
  const writing = isAsked ? null : writingOf(script)
  const claimed = useClaimed(writing?.script ?? null)
  if (script.shown.is === 'none' && script.asking.is === 'idle') return null
  const entry = entries.find(({ scriptId }) => scriptId === shown)
  const problem = problemOfScript(script)
  return (
    <section ref={place} className={styles.place} aria-labelledby="generated">
      <h2 id="generated" className={styles.title}>
        Generated Script:
      </h2>
      <div className={styles.script}>
        {!isAsked && entry && (
          <Byline player={seats.players[entry.seat] ?? ''} writing={writing} origin={originOf(duel)}>
            {claimed && (
              <div className={styles.cast}>
                <CastChips script={claimed} players={seats.players} />
              </div>
            )}
          </Byline>
        )}
        <div className={styles.body}>
          <div className={styles.page}>
            {writing?.lines.flatMap((acts, chapter) =>
              acts.map((act, n) => <Act key={`${chapter}/${n}`} lines={act} script={claimed} />),
            )}
          </div>
          <Trouble sentences={problem ? [playSentence(problem)] : []}>
            <Ways script={script} moves={moves} />
          </Trouble>
          <Waiting script={script} />
        </div>
      </div>
    </section>
  )
}

/** The cards may fill a phone: whoever asks for a script, or for another one, is shown where it comes. */
function usePlaceInSight(script: string | null) {
  const place = useRef<HTMLElement>(null)
  const before = useRef(script)
  useEffect(() => {
    const isNew = script !== null && script !== before.current && before.current !== 'asked'
    before.current = script
    if (isNew) place.current?.scrollIntoView()
  }, [script])
  return place
}

type BylineProps = { player: string; writing: Writing | null; origin: Origin; children: ReactNode }

function Byline({ player, writing, origin, children }: BylineProps) {
  const writers = writing?.script.chapters.map(({ writer }) => writer) ?? []
  return (
    <div className={styles.byline}>
      <p>
        <strong>{player}&apos;s cards</strong>
        {writers.length > 0 && <> · {creditOf(writers)}</>}
      </p>
      <ScriptWays writing={writing} origin={origin} />
      {children}
    </div>
  )
}

type ActProps = { lines: readonly Line[]; script: ScriptView | null }

const Act = memo(function Act({ lines, script }: ActProps) {
  const paragraphs = useMemo(() => plainParagraphs(lines, (cue) => cueText(script, cue)), [lines, script])
  return paragraphs.map((paragraph, n) => (
    <p key={n} className={styles.paragraph}>
      {paragraph}
    </p>
  ))
})

function Ways({ script: { asking, shown }, moves }: { script: ScriptState; moves: DuelMoves }) {
  if (asking.is === 'refused') return <Button onClick={moves.generate}>Try again</Button>
  if (shown.is === 'missing') return <Button onClick={moves.reopen}>Try again</Button>
  return shown.is === 'open' ? <WaysOn writing={shown.writing} goOn={moves.goOn} /> : null
}

function Waiting({ script }: { script: ScriptState }) {
  const text = waitingFor(script)
  return text === null ? null : <Loading place="overlay" text={text} />
}
