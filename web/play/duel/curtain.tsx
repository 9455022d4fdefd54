import { type Category, categories, type Collections } from '../../../game/card.ts'
import { competingEntries, decideDuel, type Election, type Vote } from '../../../game/duel.ts'
import { sceneStealers } from '../../../game/scene-stealer.ts'
import { NamedFace, PartFace } from '../../script/part-face.tsx'
import { Bow } from '../../show/bow.tsx'
import { SceneStealers } from '../../show/stealers.tsx'
import { EveningSoFar } from '../../show/tally/evening-so-far.tsx'
import { useEvening, useNotedDuel } from '../../show/tally/use-evening.ts'
import { Button } from '../../ui/button.tsx'
import { Confetti } from './confetti.tsx'
import styles from './curtain.module.css'
import { type DuelEntry } from './kept.ts'
import { titleOfEntry } from './names.ts'
import { type Duel } from './state.ts'
import { type DuelMoves } from './use-duel.ts'

type DuelCurtainProps = {
  duel: Duel
  election: Election
  votes: readonly Vote[]
  cards: Collections | null
  moves: DuelMoves
}

/** Who won with which cards, everybody's bow, and who stole a scene. */
export function DuelCurtain({ duel, election, votes, cards, moves }: DuelCurtainProps) {
  const { counts, winners } = decideDuel(election, votes)
  const { players } = duel.seats
  const isRoom = election.voters.includes('room')
  // Where all tie nobody has won.
  const won = winners.length < election.seats.length ? winners.map((seat) => players[seat] ?? '') : []
  useNotedDuel(duel.entries[0]?.scriptId ?? '', won)
  return (
    <>
      <Confetti />
      <Bow
        isHeard
        people={players.map((name, seat) => ({
          names: [name],
          part: null,
          face: <NamedFace name={name} />,
          isWinner: winners.includes(seat),
        }))}
      />
      <ol className={styles.results}>
        {competingEntries(duel.entries).map((entry) => (
          <li key={entry.scriptId} className={styles.result} data-won={winners.includes(entry.seat)}>
            {winners.includes(entry.seat) && <WinningCards entry={entry} cards={cards} />}
            <span className={styles.title}>{titleOfEntry(entry, cards)}</span>
            <span className={styles.player}>{players[entry.seat]}</span>
            {!isRoom && <span className={styles.count}>{countVotes(counts.get(entry.seat) ?? 0)}</span>}
          </li>
        ))}
      </ol>
      <StealersOfDuel duel={duel} cards={cards} />
      <Button tone="aqua" className={styles.again} onClick={moves.openBallot}>
        Vote Again
      </Button>
      <EveningSoFar />
    </>
  )
}

type CardsProps = { entry: DuelEntry; cards: Collections | null }

function WinningCards({ entry, cards }: CardsProps) {
  return (
    <ul className={styles.cards} aria-label="The winning cards">
      {categories.map((category) => {
        const card = cardOf(entry, cards, category)
        return (
          card && (
            <li key={category}>
              <img src={card.image_url} alt={card.name} width="480" height="600" />
            </li>
          )
        )
      })}
    </ul>
  )
}

/** Of all its scripts, as far as laughs were marked on this device. */
function StealersOfDuel({ duel, cards }: { duel: Duel; cards: Collections | null }) {
  const { evening } = useEvening()
  const parts = duel.entries.flatMap((entry) => {
    const show = evening.shows.find(({ scriptId }) => scriptId === entry.scriptId)
    return (show?.parts ?? []).map((part) => ({ ...part, entry, cast: show?.parts ?? [] }))
  })
  return (
    <SceneStealers
      stealers={sceneStealers(parts).map(({ entry, cast, ...one }) => ({
        ...one,
        title: titleOfEntry(entry, cards),
        face: <FaceOfPart part={one.part} cast={cast.map(({ part }) => part)} entry={entry} cards={cards} />,
      }))}
    />
  )
}

function FaceOfPart({ part, cast, entry, cards }: CardsProps & { part: string; cast: readonly string[] }) {
  const [characters, programs, settings] = categories.map((category) => cardOf(entry, cards, category))
  if (!characters || !programs || !settings) return <NamedFace name={part} />
  const roles = cast.map((name) => ({ name, player: null }))
  return <PartFace script={{ cast: roles, draw: { characters, programs, settings } }} part={part} />
}

function cardOf({ cards: ids }: DuelEntry, cards: Collections | null, category: Category) {
  return cards?.[category].find(({ id }) => id === ids[category]) ?? null
}

function countVotes(count: number): string {
  return count === 1 ? '1 vote' : `${count} votes`
}
