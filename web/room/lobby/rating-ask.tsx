import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { type RoomViewProps } from '../use-room.ts'
import styles from './rating-ask.module.css'

/** Every phone once, before it is dealt into an R-rated round. Who says no is asked no more, and may still say yes. */
export function RatingAsk({ shown, moves }: RoomViewProps) {
  const [isOut, sitOut] = useState(false)
  const isAsked = shown.asked.some(({ is }) => is === 'agree')
  const agree = (
    <Button busy={isAsked} onClick={() => moves.make({ is: 'agree' })}>
      {isOut ? 'Join in after all' : 'I am in'}
    </Button>
  )
  if (isOut) {
    return (
      <section className={styles.ask} aria-label="R-Rated">
        <p>You sit this one out: R-rated scripts are not shown here.</p>
        <div className={styles.ways}>{agree}</div>
      </section>
    )
  }
  return (
    <section className={styles.ask} aria-label="R-Rated">
      <h2 className={styles.title}>This room is R-Rated</h2>
      <p>The scripts are explicit and meant for adults. Are you in?</p>
      <div className={styles.ways}>
        {agree}
        <Button tone="plain" onClick={() => sitOut(true)}>
          Sit it out
        </Button>
      </div>
    </section>
  )
}
