import { aboutScript } from '../duel/words.ts'
import { GoOnButton } from '../round/go-on-button.tsx'
import { RoundPage } from '../round/page.tsx'
import { type RoomViewProps } from '../use-room.ts'
import { castOfRound } from '../round/script-of-room.ts'
import { partsOf } from '../round/turn.ts'
import { PartFace } from '../../script/part-face.tsx'
import { strandOf } from '../../script/strands.ts'
import styles from './own-parts.module.css'

/** Each phone turns over its own. */
export function PhoneOwnParts({ shown, moves }: RoomViewProps) {
  const { room, you, reading } = shown
  if (room.round === null) return null
  const script = castOfRound(room.round)
  const wants = reading?.writing.script.premise?.wants ?? []
  const own = partsOf(room, you.id)
  return (
    <RoundPage
      shown={shown}
      moves={moves}
      title={own.length === 1 ? 'Your part' : 'Your parts'}
      text={aboutScript(shown, 'Say your lines when your phone shows them.')}
      foot={<GoOnButton shown={shown} moves={moves} />}
    >
      <ul className={styles.parts} data-many={own.length > 1 || undefined}>
        {own.map((part) => {
          const place = script.cast.findIndex(({ name }) => name === part)
          return (
            <li key={part} className={`${styles.place} ${strandOf(place)}`}>
              <div className={styles.card}>
                <span className={styles.back} aria-hidden="true" />
                <div className={styles.front}>
                  <span className={styles.face}>
                    <PartFace script={script} part={part} />
                  </span>
                  <div className={styles.words}>
                    <h2 className={styles.name}>
                      <bdi>{part}</bdi>
                    </h2>
                    {wants[place] && <p className={styles.want}>{wants[place]}</p>}
                  </div>
                </div>
              </div>
            </li>
          )
        })}
      </ul>
    </RoundPage>
  )
}
