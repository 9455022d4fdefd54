import { useState } from 'react'
import { byHandMs } from '../../../game/room/times.ts'
import { Button } from '../../ui/button.tsx'
import { hasScreen } from '../people/who.ts'
import { RoundPage } from '../round/page.tsx'
import { TimeLeft } from '../round/time-left.tsx'
import { Entries } from './entries.tsx'
import { EntryCards } from './entry-cards.tsx'
import styles from './hands-up.module.css'
import { type VotingProps } from './ballot.tsx'

/** Where nobody may tap, or nobody has: hands are shown, and counted on the screen, or on the host's phone. */
export function HandsUp({ shown, moves, phase }: VotingProps) {
  const { room, you, ahead, asked } = shown
  const [isHere, countHere] = useState(false)
  const mayCount = you.isHost || you.role === 'screen'
  const counts = mayCount && (you.role === 'screen' || !hasScreen(room) || isHere)
  const isAsked = asked.some(({ is }) => is === 'count-hands')
  const decide = (winner: number | null) => moves.make({ is: 'count-hands', winner })
  return (
    <RoundPage
      shown={shown}
      moves={moves}
      title="Hands up!"
      text={counts ? 'Which was the funniest? Count the hands.' : 'Raise your hand for the funniest.'}
      isWhole={you.role === 'screen'}
      foot={
        <>
          <div className={styles.state}>
            <TimeLeft until={phase.until} ahead={ahead} of={byHandMs} />
          </div>
          {counts && (
            <Button tone="plain" disabled={isAsked} onClick={() => decide(null)}>
              A draw
            </Button>
          )}
          {mayCount && !counts && (
            <Button tone="plain" onClick={() => countHere(true)}>
              Count the hands here
            </Button>
          )}
        </>
      }
    >
      <Entries scripts={room.duel?.scripts ?? []}>
        {({ n, draw }, number) => (
          <div className={styles.entry}>
            <EntryCards number={number} draw={draw} isLarge />
            {counts && (
              <Button
                tone="aqua"
                className={styles.most ?? ''}
                aria-label={`Most hands: script ${number}`}
                disabled={isAsked}
                onClick={() => decide(n)}
              >
                Most hands
              </Button>
            )}
          </div>
        )}
      </Entries>
    </RoundPage>
  )
}
