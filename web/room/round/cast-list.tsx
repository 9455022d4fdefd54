import { type RoomView } from '../../../game/room/view.ts'
import { PartFace } from '../../script/part-face.tsx'
import { strandOf } from '../../script/strands.ts'
import { Names } from '../../ui/names.tsx'
import styles from './cast-list.module.css'
import { castOfRound } from './script-of-room.ts'
import { nameOf } from './turn.ts'

type CastListProps = { room: RoomView; round: NonNullable<RoomView['round']> }

/** Every part with its reader, handed out one after another. */
export function CastList({ room, round }: CastListProps) {
  const script = castOfRound(round)
  return (
    <ul className={styles.cast} aria-label="Cast">
      {script.cast.map(({ name }, place) => (
        <li key={name} className={`${styles.part} ${strandOf(place)}`} style={{ '--place': place } as object}>
          <span className={styles.face}>
            <PartFace script={script} part={name} />
          </span>
          <span className={styles.names}>
            <span className={styles.reader}>
              <Names names={readersOf(room, round, name)} between=" & " />
            </span>
            <span className={styles.role}>
              <bdi>{name}</bdi>
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function readersOf(room: RoomView, { parts }: NonNullable<RoomView['round']>, part: string): string[] {
  return parts.filter((one) => one.part === part).map(({ reader }) => nameOf(room, reader))
}
