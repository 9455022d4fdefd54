import { votingMs } from '../../../game/room/times.ts'
import { type PhaseView } from '../../../game/room/view.ts'
import { WhoChose } from '../cards/who-chose.tsx'
import { GoOnButton } from '../round/go-on-button.tsx'
import { RoundPage } from '../round/page.tsx'
import { TimeLeft } from '../round/time-left.tsx'
import { type RoomShown } from '../state.ts'
import { type RoomViewProps } from '../use-room.ts'
import styles from './ballot.module.css'
import { Entries } from './entries.tsx'
import { EntryCards } from './entry-cards.tsx'

export type VotingProps = RoomViewProps & { phase: Extract<PhaseView, { is: 'voting' }> }

/** By taps: a phone votes, the screen and whoever has no vote look on. */
export function Ballot({ shown, moves, phase }: VotingProps) {
  const { room, you, ahead } = shown
  const scripts = room.duel?.scripts ?? []
  const chosen = votedFor(shown)
  const mayVote = (n: number) => you.role !== 'screen' && you.ballot.includes(n)
  return (
    <RoundPage
      shown={shown}
      moves={moves}
      title="Which was the funniest?"
      text={wordsOf(shown)}
      isWhole={you.role === 'screen'}
      foot={
        <>
          <div className={styles.state}>
            <WhoVoted shown={shown} voted={phase.voted} />
            <TimeLeft until={phase.until} ahead={ahead} of={votingMs} />
          </div>
          <GoOnButton shown={shown} moves={moves} />
        </>
      }
    >
      <Entries scripts={scripts}>
        {({ n, draw }, number) =>
          mayVote(n) ? (
            <button
              type="button"
              className={`${styles.entry} ${styles.choice}`}
              aria-pressed={chosen === n}
              onClick={() => chosen !== n && moves.make({ is: 'vote', round: n })}
            >
              <EntryCards number={number} draw={draw} isLarge />
            </button>
          ) : (
            <div className={styles.entry} data-own={you.entry === n || undefined}>
              <EntryCards number={number} draw={draw} isLarge />
              {you.entry === n && <span className={styles.own}>Yours</span>}
            </div>
          )
        }
      </Entries>
    </RoundPage>
  )
}

/**
 * Of two scripts the authors have no vote: who is still awaited would tell who they are, so that only those who have
 * voted are counted.
 */
function WhoVoted({ shown: { room }, voted }: { shown: RoomShown; voted: readonly string[] }) {
  if ((room.duel?.of ?? 0) > 2) return <WhoChose room={room} done={voted} what="voting" />
  return (
    <p className={styles.count}>
      {voted.length === 0
        ? 'Nobody has voted yet'
        : `${voted.length} ${voted.length === 1 ? 'has' : 'have'} voted`}
    </p>
  )
}

/** With what was tapped and is still on its way. */
function votedFor({ you, asked }: RoomShown): number | null {
  const tapped = asked.findLast((move) => move.is === 'vote')
  return tapped?.is === 'vote' ? tapped.round : you.vote
}

function wordsOf(shown: RoomShown): string {
  const { you } = shown
  if (you.role === 'screen') return 'Vote on your phones. Nobody votes for their own.'
  if (you.ballot.length === 0) return 'One of two is yours: the others vote.'
  return votedFor(shown) === null ? 'Tap one: that is your vote.' : 'You may still change your mind.'
}
