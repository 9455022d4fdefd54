import { type ScriptState, writingOf } from '../../script/state.ts'
import { describeWriting } from '../../script/status.tsx'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { type GroupMoves } from './use-circle.ts'
import styles from './progress.module.css'
import { isStoppable, workOf } from './state.ts'

const labels = { generating: 'Generating script...', continuing: 'Continuing script...' } as const

/** The figure is for the eye; a screen reader is told the sentence, which everybody sees when all is written. */
export function GroupPlayProgress({ game, moves }: { game: ScriptState; moves: GroupMoves }) {
  const work = workOf(game)
  const writing = writingOf(game)
  // What is only asked for must not show the progress of what was written before.
  const percent = isStoppable(game) ? (writing?.percent ?? 0) : 0
  return (
    <div className={styles.progress}>
      {work && (
        <>
          <p className={styles.percent}>
            {labels[work]} {percent}%
          </p>
          <ProgressBar label={labels[work]} percent={percent} />
        </>
      )}
      <output className={styles.sentence}>{sentenceOf(game)}</output>
      {work && (
        <Button
          tone="plain"
          className={styles.stop}
          busy={writing?.now.is === 'following' && writing.now.stopping}
          disabled={!isStoppable(game)}
          onClick={moves.stop}
        >
          Stop
        </Button>
      )}
    </div>
  )
}

function sentenceOf(game: ScriptState): string {
  if (game.asking.is === 'asking') return '' // the page says so
  const writing = writingOf(game)
  return writing ? describeWriting(writing) : ''
}
