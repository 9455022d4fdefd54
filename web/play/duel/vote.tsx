import { useEffect, useRef } from 'react'
import { type Collections } from '../../../game/card.ts'
import {
  choicesOf,
  competingEntries,
  decideDuel,
  type Election,
  nextVoter,
  type Seat,
  type Vote,
  type Voter,
} from '../../../game/duel.ts'
import { Button } from '../../ui/button.tsx'
import { DuelCurtain } from './curtain.tsx'
import { type DuelMoves } from './use-duel.ts'
import { cardNames, listNames, titleOfEntry } from './names.ts'
import { type Duel, electionOf } from './state.ts'
import styles from './vote.module.css'

type DuelVoteProps = {
  duel: Duel
  votes: readonly Vote[]
  cards: Collections | null
  moves: DuelMoves
}

/** Players never choose their own script; when two duel, the room votes. */
export function DuelVote({ duel, votes, cards, moves }: DuelVoteProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [votes.length])
  const election = electionOf(duel)
  if (!election) return null
  const voter = nextVoter(election, votes)
  const { winners } = decideDuel(election, votes)
  return (
    <section className={styles.vote} aria-labelledby="vote">
      <h2 id="vote" ref={heading} tabIndex={-1} className={voter === null ? styles.winner : styles.question}>
        {voter === null ? verdictOf(duel, winners) : questionOf(duel, voter)}
      </h2>
      {voter === null ? (
        <DuelCurtain duel={duel} election={election} votes={votes} cards={cards} moves={moves} />
      ) : (
        <Ballot duel={duel} election={election} voter={voter} votes={votes} cards={cards} moves={moves} />
      )}
    </section>
  )
}

function questionOf({ seats }: Duel, voter: Voter): string {
  if (voter === 'room') return 'Hands up, everybody: which script was the funniest?'
  return `${seats.players[voter]}, which script was the funniest?`
}

function verdictOf({ seats }: Duel, winners: readonly Seat[]): string {
  const names = listNames(winners.map((seat) => seats.players[seat] ?? ''))
  return winners.length === 1 ? `${names} wins the duel!` : `It is a tie: ${names}!`
}

type BallotProps = DuelVoteProps & { election: Election; voter: Voter }

function Ballot({ duel, election, voter, votes, cards, moves }: BallotProps) {
  const choices = choicesOf(election.seats, voter)
  const isRoom = voter === 'room'
  return (
    <>
      <p className={styles.how}>
        {isRoom
          ? 'Read both scripts back, count the hands, and tap the script with more of them.'
          : `Tap one that is not your own, then pass the screen on. Vote ${votes.length + 1} of ${election.voters.length}.`}
      </p>
      <ul className={styles.choices}>
        {competingEntries(duel.entries).map(
          (entry) =>
            choices.includes(entry.seat) && (
              <li key={entry.scriptId}>
                <button type="button" className={styles.choice} onClick={() => moves.vote(entry.seat)}>
                  <span className={styles.title}>{titleOfEntry(entry, cards)}</span>
                  <span className={styles.player}>{duel.seats.players[entry.seat]}</span>
                  <span className={styles.cards}>{cardNames(entry, cards).join(' · ')}</span>
                </button>
              </li>
            ),
        )}
      </ul>
      <Button tone="plain" className={styles.none} onClick={() => moves.vote(null)}>
        {isRoom ? 'It Is a Tie' : 'No Vote'}
      </Button>
    </>
  )
}
