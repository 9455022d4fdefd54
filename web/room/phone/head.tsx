import { useState } from 'react'
import { PartFace } from '../../script/part-face.tsx'
import { strandOf } from '../../script/strands.ts'
import { ListIcon } from '../../table-read/icons.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Names } from '../../ui/names.tsx'
import { RoomMenu } from '../tools/room-menu.tsx'
import { type RoomViewProps } from '../use-room.ts'
import { isOwnScript, wordsOfAuthor, wordsOfScript } from '../duel/words.ts'
import { castOfRound } from '../round/script-of-room.ts'
import { partsOf } from '../round/turn.ts'
import styles from './head.module.css'
import { PhoneLead } from './lead.tsx'

/** Who one is; and for the host without a screen, what the stage has as tools. */
export function PhoneHead({ shown, moves }: RoomViewProps) {
  const { room, you } = shown
  const [isLeading, setLeading] = useState(false)
  const own = partsOf(room, you.id)
  const script = wordsOfScript(room)
  const cast = room.round && castOfRound(room.round)
  return (
    <header className={styles.head}>
      {cast &&
        own.map((part) => (
          <span
            key={part}
            className={`${styles.face} ${strandOf(cast.cast.findIndex(({ name }) => name === part))}`}
          >
            <PartFace script={cast} part={part} />
          </span>
        ))}
      <div className={styles.titles}>
        <h1 className={styles.title} data-many={own.length > 1 || undefined}>
          {own.length > 0 ? (
            <>
              You are <Names names={own} between=" and " />
            </>
          ) : (
            'You are in the audience'
          )}
        </h1>
        {script !== null && (
          <p className={styles.about}>{isOwnScript(shown) ? `${script}. ${wordsOfAuthor}` : script}</p>
        )}
      </div>
      {you.isHost && (
        <IconButton label="Lead the reading" title="Lead the reading" onClick={() => setLeading(true)}>
          <ListIcon />
        </IconButton>
      )}
      <RoomMenu shown={shown} moves={moves} />
      {isLeading && <PhoneLead shown={shown} moves={moves} onClose={() => setLeading(false)} />}
    </header>
  )
}
