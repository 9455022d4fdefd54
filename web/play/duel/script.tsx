import { memo, useEffect, useMemo, useRef } from 'react'
import { type Line } from '../../../script/line.ts'
import { playSentence } from '../sentences.ts'
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
  if (script.shown.is === 'none' && script.asking.is === 'idle') return null
  const writing = isAsked ? null : writingOf(script)
  const entry = entries.find(({ scriptId }) => scriptId === shown)
  const problem = problemOfScript(script)
  return (
    <section ref={place} className={styles.place} aria-labelledby="generated">
      <h2 id="generated" className={styles.title}>
        Generated Script:
      </h2>
      <div className={styles.script}>
        {!isAsked && entry && (
          <Byline player={seats.players[entry.seat] ?? ''} writing={writing} origin={originOf(duel)} />
        )}
        <div className={styles.body}>
          <div className={styles.page}>
            {writing?.lines.flatMap((acts, chapter) =>
              acts.map((act, n) => <Act key={`${chapter}/${n}`} lines={act} />),
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

type BylineProps = { player: string; writing: Writing | null; origin: Origin }

function Byline({ player, writing, origin }: BylineProps) {
  const writers = new Set(writing?.script.chapters.map(({ writer }) => writer))
  return (
    <div className={styles.byline}>
      <p>
        <strong>{player}’s cards</strong>
        {writers.size > 0 && <> · Written by {[...writers].join(', then ')}</>}
      </p>
      <ScriptWays writing={writing} origin={origin} />
    </div>
  )
}

const Act = memo(function Act({ lines }: { lines: readonly Line[] }) {
  const paragraphs = useMemo(() => plainParagraphs(lines), [lines])
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
