import { type Collections } from '../../../game/card.ts'
import { competingEntries } from '../../../game/duel.ts'
import { Button } from '../../ui/button.tsx'
import { type DuelMoves } from './use-duel.ts'
import { cardNames, titleOfEntry } from './names.ts'
import styles from './scripts.module.css'
import { type Duel, isIdle } from './state.ts'

type DuelScriptsProps = { duel: Duel; cards: Collections | null; moves: DuelMoves }

export function DuelScripts({ duel, cards, moves }: DuelScriptsProps) {
  const { entries, seats, shown } = duel
  if (entries.length === 0) return null
  const competing = competingEntries(entries)
  return (
    <section className={styles.section} aria-labelledby="scripts">
      <h2 id="scripts" className={styles.heading}>
        Scripts of This Duel
      </h2>
      <ul className={styles.scripts}>
        {entries.map((entry) => {
          const title = titleOfEntry(entry, cards)
          return (
            <li key={entry.scriptId} className={styles.script}>
              <p className={styles.title}>{title}</p>
              <p className={styles.player}>
                {seats.players[entry.seat]}
                {!competing.includes(entry) && ' (not in the vote)'}
              </p>
              <p className={styles.cards}>{cardNames(entry, cards).join(' · ')}</p>
              <Button
                tone="plain"
                className={styles.read}
                aria-pressed={entry.scriptId === shown}
                aria-label={`Read ${title}`}
                disabled={!isIdle(duel) && entry.scriptId !== shown}
                onClick={() => moves.show(entry.scriptId)}
              >
                Read
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
