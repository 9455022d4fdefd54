import { gameNames } from '../../../game/modes.ts'
import { ratingLabels } from '../../../game/rating.ts'
import { type Setup } from '../../../game/room/room.ts'
import { type RoomView } from '../../../game/room/view.ts'
import { Button } from '../../ui/button.tsx'
import { isolate } from '../../ui/names.tsx'
import { nameOf, wordsOfLobby } from '../people/who.ts'
import { type RoomViewProps } from '../use-room.ts'
import styles from './begin.module.css'
import { aboutGame, GameChoice } from './game-choice.tsx'

/** What is played, and the beginning of it: the host chooses, everybody else is told. */
export function Begin({ shown, moves }: RoomViewProps) {
  const { room, you, asked } = shown
  const words = wordsOfLobby(room)
  const setup = asked.findLast((move) => move.is === 'set-up')?.setup ?? room.setup
  function choose(chosen: Setup) {
    moves.make({ is: 'set-up', setup: chosen })
    // Who has chosen it need not be asked for it.
    if (chosen.rating === 'r-rated') moves.make({ is: 'agree' })
  }
  if (!you.isHost) {
    return (
      <section className={styles.begin} aria-label="The game">
        <p className={styles.game}>{gameOf(room)}</p>
        <p>{aboutGame[room.setup.mode]}</p>
        <p className={styles.words}>
          {words} {wordsOfHost(room)}
        </p>
      </section>
    )
  }
  return (
    <section className={styles.begin} aria-label="The game">
      <GameChoice setup={setup} onChange={choose} />
      <div className={styles.start}>
        <Button busy={asked.some(({ is }) => is === 'begin')} onClick={() => moves.make({ is: 'begin' })}>
          Begin
        </Button>
        <p className={styles.words}>{words}</p>
      </div>
    </section>
  )
}

function gameOf({ setup: { mode, rating } }: RoomView): string {
  return `${gameNames[mode]} · ${ratingLabels[rating]}`
}

function wordsOfHost(room: RoomView): string {
  const name = isolate(nameOf(room, room.host))
  return name === 'the screen' ? 'It begins on the screen.' : `${name} begins.`
}
