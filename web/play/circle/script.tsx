import { useEffect, useRef } from 'react'
import { playSentence } from '../sentences.ts'
import { ScriptView } from '../../script/view.tsx'
import { ScriptWays } from '../../script/ways.tsx'
import { Trouble, WaysOn } from '../../script/trouble.tsx'
import { hasLines, lastChapter } from '../../script/writing.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type GroupMoves } from './use-circle.ts'
import { GroupPlayParts } from './parts.tsx'
import styles from './script.module.css'
import { type GroupGame, problemOfGame, workOf, writingOf } from './state.ts'

/** The script, and who reads what in it. While there is none and none is asked for, nothing. */
export function GroupPlayScript({ game, moves }: { game: GroupGame; moves: GroupMoves }) {
  const place = useRef<HTMLDivElement>(null)
  const isAsked = game.asking.is === 'asking'
  useEffect(() => {
    // The table may fill a phone: whoever has just asked for a script is shown where it comes.
    if (isAsked) place.current?.scrollIntoView()
  }, [isAsked])
  const problem = problemOfGame(game)
  if (game.stage.is === 'empty' && game.asking.is === 'idle') return null
  const writing = isAsked ? null : writingOf(game)
  return (
    <div ref={place} className={styles.place}>
      {writing && <GroupPlayParts writing={writing} />}
      <div className={styles.script}>
        <h2 className={styles.title}>Generated Script:</h2>
        <ScriptView
          script={writing?.script ?? null}
          lines={writing?.lines ?? []}
          cast="elsewhere"
          action={<ScriptWays writing={writing} />}
        >
          <Trouble sentences={problem ? [playSentence(problem)] : []}>
            <Ways game={game} moves={moves} />
          </Trouble>
          <Waiting game={game} />
        </ScriptView>
      </div>
    </div>
  )
}

function Ways({ game: { stage, asking }, moves }: { game: GroupGame; moves: GroupMoves }) {
  if (asking.is === 'refused') return <Button onClick={moves.generate}>Try again</Button>
  if (stage.is === 'missing') return <Button onClick={moves.reopen}>Try again</Button>
  return stage.is === 'open' ? <WaysOn writing={stage.writing} goOn={moves.goOn} /> : null
}

function Waiting({ game }: { game: GroupGame }) {
  const text = waitingFor(game)
  return text === null ? null : <Loading place="overlay" text={text} />
}

function waitingFor(game: GroupGame): string | null {
  if (game.asking.is === 'asking') return 'Handing the cards to the writer…'
  if (game.stage.is === 'opening') return 'Opening the script…'
  const writing = writingOf(game)
  if (!writing || hasLines(writing)) return null
  if (workOf(game)) return `${lastChapter(writing.script)?.writer ?? 'The writer'} is at the first lines…`
  return writing.now.is === 'following' ? 'Opening the script…' : null
}
