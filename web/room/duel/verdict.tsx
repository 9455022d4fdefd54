import { type CSSProperties, type ReactNode } from 'react'
import { type RoomView } from '../../../game/room/view.ts'
import { PersonFace } from '../people/person-face.tsx'
import { EntryCards } from './entry-cards.tsx'
import { type Result, resultsOf } from './results.ts'
import styles from './verdict.module.css'

/** `isNews`: the authors are turned over one after another, the winner last, within four seconds. */
type VerdictProps = { room: RoomView; isNews: boolean }

/** Whose scripts they were, and which was the funniest. */
export function DuelVerdict({ room, isNews }: VerdictProps) {
  const results = resultsOf(room)
  const winners = results.filter(({ isWinner }) => isWinner)
  const others = results.filter(({ isWinner }) => !isWinner)
  const isDraw = winners.length > 1
  const isTapped = results.some(({ shares }) => shares.length > 0)
  return (
    <section className={styles.verdict} aria-label="The verdict" data-news={isNews || undefined}>
      {isDraw && <h2 className={styles.draw}>A draw: the crown is shared</h2>}
      <ul className={styles.winners} aria-label={isDraw ? 'Winners' : 'Winner'}>
        {winners.map((result) => (
          <li key={result.number} className={styles.place}>
            <div className={styles.winner}>
              <span className={styles.back} aria-hidden="true">
                ?
              </span>
              <div className={styles.front}>
                <Crown />
                <Author room={room} result={result}>
                  {isDraw ? '' : ' wins the duel!'}
                </Author>
                <EntryCards number={result.number} draw={result.script.draw} isLarge={winners.length < 3} />
                {result.shares.length > 0 && <Shares result={result} />}
                {!isTapped && !isDraw && others.length > 0 && <p className={styles.share}>Most hands</p>}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul className={styles.others} aria-label="The other scripts">
          {others.map((result, place) => (
            // The winner is last; of the others, whoever has fewest votes is first.
            <li
              key={result.number}
              className={styles.other}
              style={{ '--turn': others.length - 1 - place } as CSSProperties}
            >
              <EntryCards number={result.number} draw={result.script.draw} />
              <Author room={room} result={result} />
              <Shares result={result} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Author({ room, result, children }: { room: RoomView; result: Result; children?: ReactNode }) {
  const author = room.people.find(({ id }) => id === result.author)
  return (
    <p className={styles.author}>
      {author && <PersonFace name={author.name} color={author.color} />}
      <span className={styles.name}>
        {author ? <bdi>{author.name}</bdi> : 'Somebody who has left'}
        {children}
      </span>
    </p>
  )
}

function Shares({ result: { shares } }: { result: Result }) {
  return (
    <div className={styles.shares}>
      {shares.map(({ of, words, percent }) => (
        <p key={of} className={styles.share} data-of={of}>
          {words}
          <span className={styles.bar} style={{ '--percent': percent } as CSSProperties} aria-hidden="true" />
        </p>
      ))}
    </div>
  )
}

function Crown() {
  return (
    <svg className={styles.crown} viewBox="0 0 64 44" aria-hidden="true">
      <path
        d="M5 39 3 12l16 12L32 4l13 20 16-12-2 27z"
        fill="var(--gold)"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M7 34h50" stroke="var(--ink)" strokeWidth="4" />
    </svg>
  )
}
