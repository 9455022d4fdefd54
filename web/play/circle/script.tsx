import { useEffect, useRef } from 'react'
import { playSentence } from '../sentences.ts'
import { ScriptView } from '../../script/view.tsx'
import { ScriptWays } from '../../script/ways.tsx'
import { Trouble, WaysOn } from '../../script/trouble.tsx'
import { problemOfScript, type ScriptState, waitingFor, writingOf } from '../../script/state.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type GroupMoves } from './use-circle.ts'
import { GroupPlayParts } from './parts.tsx'
import styles from './script.module.css'

type GroupPlayScriptProps = { game: ScriptState; players: readonly string[]; moves: GroupMoves }

export function GroupPlayScript({ game, players, moves }: GroupPlayScriptProps) {
  const place = useRef<HTMLDivElement>(null)
  const isAsked = game.asking.is === 'asking'
  useEffect(() => {
    // The table may fill a phone: whoever has just asked for a script is shown where it comes.
    if (isAsked) place.current?.scrollIntoView()
  }, [isAsked])
  const problem = problemOfScript(game)
  if (game.shown.is === 'none' && game.asking.is === 'idle') return null
  const writing = isAsked ? null : writingOf(game)
  return (
    <div ref={place} className={styles.place}>
      {(writing || isAsked) && <GroupPlayParts writing={writing} players={players} />}
      <div className={styles.script}>
        <h2 className={styles.title}>Generated Script:</h2>
        <ScriptView
          script={writing?.script ?? null}
          lines={writing?.lines ?? []}
          cast="elsewhere"
          isContinuing={writing?.now.is === 'continuing'}
          action={<ScriptWays writing={writing} origin={{ from: 'circle', next: null }} />}
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

function Ways({ game: { shown, asking }, moves }: { game: ScriptState; moves: GroupMoves }) {
  if (asking.is === 'refused') return <Button onClick={moves.generate}>Try again</Button>
  if (shown.is === 'missing') return <Button onClick={moves.reopen}>Try again</Button>
  return shown.is === 'open' ? <WaysOn writing={shown.writing} goOn={moves.goOn} /> : null
}

function Waiting({ game }: { game: ScriptState }) {
  const text = waitingFor(game)
  return text === null ? null : <Loading place="overlay" text={text} />
}
