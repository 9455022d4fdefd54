import { memo, useEffect, useMemo, useRef } from 'react'
import { type Line } from '../../../script/line.ts'
import { playSentence } from '../sentences.ts'
import { ScriptWays } from '../../script/ways.tsx'
import { Trouble, WaysOn } from '../../script/trouble.tsx'
import { hasLines, lastChapter, type Writing } from '../../script/writing.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type DuelMoves } from './use-duel.ts'
import { plainParagraphs } from './plain.ts'
import styles from './script.module.css'
import { type Duel, isGenerating, problemOfDuel, writingOf } from './state.ts'

type DuelScriptProps = { duel: Duel; moves: DuelMoves }

/** The script on the page as plain text. While there is none and none is asked for, nothing. */
export function DuelScript({ duel, moves }: DuelScriptProps) {
  const { asking, entries, page, seats, shown } = duel
  const place = usePlaceInSight(asking.is === 'asking' ? 'asked' : shown)
  if (page.is === 'blank' && asking.is === 'idle') return null
  const writing = asking.is === 'asking' ? null : writingOf(duel)
  const entry = entries.find(({ scriptId }) => scriptId === shown)
  const problem = problemOfDuel(duel)
  return (
    <section ref={place} className={styles.place} aria-labelledby="generated">
      <h2 id="generated" className={styles.title}>
        Generated Script:
      </h2>
      <div className={styles.script}>
        {asking.is !== 'asking' && entry && (
          <Byline player={seats.players[entry.seat] ?? ''} writing={writing} />
        )}
        <div className={styles.body}>
          <div className={styles.page}>
            {writing?.lines.flatMap((acts, chapter) =>
              acts.map((act, n) => <Act key={`${chapter}/${n}`} lines={act} />),
            )}
          </div>
          <Trouble sentences={problem ? [playSentence(problem)] : []}>
            <Ways duel={duel} moves={moves} />
          </Trouble>
          <Waiting duel={duel} />
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

function Byline({ player, writing }: { player: string; writing: Writing | null }) {
  const writers = new Set(writing?.script.chapters.map(({ writer }) => writer))
  return (
    <div className={styles.byline}>
      <p>
        <strong>{player}’s cards</strong>
        {writers.size > 0 && <> · Written by {[...writers].join(', then ')}</>}
      </p>
      <ScriptWays writing={writing} />
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

function Ways({ duel: { asking, page }, moves }: { duel: Duel; moves: DuelMoves }) {
  if (asking.is === 'refused') return <Button onClick={moves.generate}>Try again</Button>
  if (page.is === 'missing') return <Button onClick={moves.reopen}>Try again</Button>
  return page.is === 'open' ? <WaysOn writing={page.writing} goOn={moves.goOn} /> : null
}

function Waiting({ duel }: { duel: Duel }) {
  const text = waitingFor(duel)
  return text === null ? null : <Loading place="overlay" text={text} />
}

function waitingFor(duel: Duel): string | null {
  if (duel.asking.is === 'asking') return 'Handing the cards to the writer…'
  if (duel.page.is === 'opening') return 'Opening the script…'
  const writing = writingOf(duel)
  if (!writing || hasLines(writing)) return null
  if (isGenerating(duel))
    return `${lastChapter(writing.script)?.writer ?? 'The writer'} is at the first lines…`
  return writing.now.is === 'following' ? 'Opening the script…' : null
}
