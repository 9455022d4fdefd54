import { mostPlayers } from '../../../game/seats.ts'
import { type PersonId } from '../../../game/room/room.ts'
import { type RoomView } from '../../../game/room/view.ts'
import { PersonFace } from './person-face.tsx'
import styles from './seats.module.css'
import { playersOf, type Someone } from './who.ts'

type SeatsProps = { room: RoomView; own: PersonId | null }

/** Who is there, and how many may still come. */
export function Seats({ room, own }: SeatsProps) {
  const players = playersOf(room)
  const free = mostPlayers - players.length
  return (
    <section className={styles.seats} aria-label="Who is there">
      <ul className={styles.list}>
        {players.map((person) => (
          <Seat key={person.id} person={person} words={wordsOf(person, room, own)} />
        ))}
        {Array.from({ length: free }, (_, n) => (
          <li key={`free${n}`} className={styles.free} aria-hidden="true">
            <span className={styles.chair} />
            <span className={styles.name}>Free</span>
          </li>
        ))}
      </ul>
      <p className={styles.audience}>{wordsOfRest(free, room.audience)}</p>
    </section>
  )
}

function Seat({ person, words }: { person: Someone; words: string }) {
  const { name, color, isReady, isHere } = person
  return (
    <li className={styles.seat} data-ready={isReady || undefined}>
      <PersonFace name={name} color={color} isAsleep={!isHere} />
      <span className={styles.who}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.state}>{words}</span>
      </span>
    </li>
  )
}

function wordsOf({ id, isHere, isReady }: Someone, { host }: RoomView, own: PersonId | null): string {
  const words = [
    id === own && 'You',
    id === host && 'Host',
    !isHere && 'Asleep',
    isHere && isReady && 'Ready',
  ].filter(Boolean)
  return words.length === 0 ? 'Not ready' : words.join(' · ')
}

function wordsOfRest(free: number, audience: number): string {
  const seats =
    free === 0 ? 'All seats are taken.' : free === 1 ? 'One seat is free.' : `${free} seats are free.`
  return audience === 0 ? seats : `${seats} ${audience} in the audience.`
}
