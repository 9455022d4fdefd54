import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { type LaughView, type ScriptView } from '../../game/protocol.ts'
import { writeCircleState } from '../../game/seats.ts'
import { playSentence } from '../play/sentences.ts'
import { WaysOn } from '../script/trouble.tsx'
import { type Origin } from '../script/way-back.ts'
import { hasLines, lastChapter, problemOf, type Writing } from '../script/writing.ts'
import { ShareButton } from '../share/share-button.tsx'
import { CastBow } from '../show/cast-bow.tsx'
import { EveningSoFar } from '../show/tally/evening-so-far.tsx'
import { Button, buttonLook } from '../ui/button.tsx'
import { type ReadMoves } from './use-reading.ts'
import { useWayBack } from './use-way-back.ts'
import styles from './end.module.css'
import { TableReadHits } from './laughs/hits.tsx'
import { type Reading } from './state.ts'

type EndProps = { reading: Reading; laughs: readonly LaughView[]; moves: ReadMoves }

export function TableReadEnd({ reading: { writing }, laughs, moves }: EndProps) {
  const { script } = writing
  const back = useWayBack(script.id)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const problem = problemOf(writing)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Home first scrolls it, then reads again */}
      <section
        className={styles.end}
        aria-labelledby="end"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must get there
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.key !== 'Home' || event.currentTarget.scrollTop > 0) return
          event.preventDefault()
          moves.go({ is: 'jump', to: 0 })
        }}
      >
        <h2 id="end" ref={title} tabIndex={-1} className={styles.title}>
          {titleOf(writing)}
        </h2>
        {problem ? (
          <p className={styles.problem}>{playSentence(problem)}</p>
        ) : (
          <p className={styles.text}>{textOf(writing, back.origin)}</p>
        )}
        {hasLines(writing) && <CastBow script={script} />}
        <TableReadHits script={script} lines={writing.lines} laughs={laughs} isShareable />
        <EveningSoFar />
      </section>
      <footer className={styles.ways}>
        <NextWay script={script} back={back} />
        <Ways writing={writing} moves={moves} />
        {hasLines(writing) && (
          <>
            <Button tone="gold" onClick={() => moves.go({ is: 'jump', to: 0 })}>
              Read again
            </Button>
            {script.isOwn && (
              <ShareButton script={script} onShared={(share) => moves.label({ ...script, share })} />
            )}
          </>
        )}
        <div className={styles.out}>
          {back.origin ? (
            <Button tone="plain" onClick={back.leave}>
              {backTo[back.origin.from]}
            </Button>
          ) : (
            <Link className={buttonLook('plain')} to={`/scripts/${encodeURIComponent(script.id)}`}>
              {backTo.page}
            </Link>
          )}
          <Link className={buttonLook('plain')} to="/">
            Home
          </Link>
        </div>
      </footer>
    </>
  )
}

type WayBack = ReturnType<typeof useWayBack>

const backTo: { readonly [F in Origin['from']]: string } = {
  quick: 'Back to the game',
  duel: 'Back to the duel',
  circle: 'Back to the circle',
  page: 'Back to the script',
}

/** What the game that it was opened from has next. */
function NextWay({ script, back: { origin, leaveFor } }: { script: ScriptView; back: WayBack }) {
  if (origin?.from === 'quick' || origin?.from === 'circle') {
    const isCast = script.players.length > 0 || script.cast.some(({ player }) => player !== null)
    return (
      <Button tone="plain" onClick={() => leaveFor('new-cards')}>
        {isCast ? 'New cards, same players' : 'New cards'}
      </Button>
    )
  }
  if (origin === null || origin.from === 'page') return <NewGame script={script} />
  if (!origin.next) return null
  const { next } = origin
  return (
    <Button tone="aqua" onClick={() => leaveFor(next.is === 'vote' ? 'vote' : 'next-turn')}>
      {next.is === 'vote' ? (
        'To the vote'
      ) : (
        <span>
          Next player: <bdi>{next.player}</bdi>
        </span>
      )}
    </Button>
  )
}

/** From the shelf, or by its address: no game waits for the errand, so another begins with the same people. */
function NewGame({ script: { isOwn, mode, rating, assignments } }: { script: ScriptView }) {
  const navigate = useNavigate()
  if (!isOwn || mode === 'head-to-head') return null
  const players = assignments.map(({ player }) => player)
  const begin = () =>
    mode === 'group'
      ? navigate('/group-play-screen', { state: writeCircleState({ players, rating }) })
      : navigate('/quickgame', { state: { isExplicit: rating === 'r-rated' } })
  return (
    <Button tone="plain" onClick={() => void begin()}>
      {mode === 'group' ? 'New cards, same players' : 'New cards'}
    </Button>
  )
}

function Ways({ writing, moves }: { writing: Writing; moves: ReadMoves }) {
  const { now } = writing
  if (now.is === 'lost') return <Button onClick={moves.reopen}>Try again</Button>
  if (!writing.script.isOwn) return null
  if (problemOf(writing)) return <WaysOn writing={writing} goOn={moves.goOn} />
  return (
    <Button busy={now.is === 'continuing'} onClick={() => moves.goOn('default')}>
      The story goes on
    </Button>
  )
}

function titleOf(writing: Writing): string {
  if (writing.now.is === 'lost') return 'The line went dead'
  const state = lastChapter(writing.script)?.state
  if (state === 'failed') return 'The writing broke off here'
  return state === 'stopped' ? 'The writing was stopped here' : 'The End'
}

function textOf(writing: Writing, origin: Origin | null): string {
  if (!hasLines(writing)) return 'Nothing was written yet.'
  if (!writing.script.isOwn) return 'Take a bow. It stays in My Scripts.'
  if (lastChapter(writing.script)?.state === 'stopped')
    return 'All that was written is kept. It can go on from here.'
  if (origin?.next?.is === 'turn') return `Take a bow. ${origin.next.player} is next.`
  if (origin?.next?.is === 'vote') return 'Take a bow. Then the room decides.'
  return 'Take a bow. Or let the story take another turn.'
}
