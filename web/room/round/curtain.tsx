import { Link } from 'react-router'
import { troubleMs } from '../../../game/room/times.ts'
import { type Move } from '../../../game/room/move.ts'
import { type PhaseView } from '../../../game/room/view.ts'
import { hasLines, type Writer } from '../../script/writing.ts'
import { TableReadHits } from '../../table-read/laughs/hits.tsx'
import { CastBow } from '../../show/cast-bow.tsx'
import { Button, buttonLook } from '../../ui/button.tsx'
import { isolate } from '../../ui/names.tsx'
import { RoomChoices } from '../decision/room-choices.tsx'
import { DuelVerdict } from '../duel/verdict.tsx'
import { wordsOfRescue } from '../duel/words.ts'
import { type RoomShown } from '../state.ts'
import styles from './curtain.module.css'
import { RoomEvening } from '../people/evening.tsx'
import { isSounding } from '../people/who.ts'
import { RoundPage } from './page.tsx'
import { type RoomViewProps } from '../use-room.ts'
import { readRound } from './script-of-room.ts'
import { TimeLeft } from './time-left.tsx'
import { nameOf } from './turn.ts'
import { useRoomLaughs } from './use-room-laughs.ts'

type CurtainProps = RoomViewProps & { phase: Extract<PhaseView, { is: 'curtain' }> }

/** The bow, and what comes next. */
export function RoundCurtain({ shown, moves, phase }: CurtainProps) {
  const { room, you, reading, ahead } = shown
  const { laughs } = useRoomLaughs(shown)
  return (
    <RoundPage
      shown={shown}
      moves={moves}
      title={titleOf(shown, phase)}
      text={phase.problem ?? nextWords(shown)}
      foot={
        <>
          {phase.until !== null && (
            <div className={styles.rescue}>
              <p>{wordsOfRescue(shown)}</p>
              <TimeLeft until={phase.until} ahead={ahead} of={troubleMs} />
            </div>
          )}
          <Ways shown={shown} moves={moves} phase={phase} />
        </>
      }
    >
      <div className={styles.show}>
        {room.duel?.verdict && <DuelVerdict room={room} isNews={isNews(shown)} />}
        {room.round && <CastBow script={readRound(room, room.round)} isHeard={isSounding(shown)} />}
        <div className={styles.columns}>
          {reading && laughs.length > 0 && (
            <TableReadHits
              script={{ ...reading.writing.script, ...(room.round && readRound(room, room.round)) }}
              lines={reading.writing.lines}
              laughs={laughs}
              // The others, and sharing, are on the phones: nobody scrolls a television.
              {...(you.role === 'screen' ? { most: 1 } : { isShareable: true })}
            />
          )}
          <RoomChoices room={room} />
          <RoomEvening room={room} />
        </div>
      </div>
    </RoundPage>
  )
}

function Ways({ shown, moves, phase }: CurtainProps) {
  const { room, you, reading, asked } = shown
  const isAsked = (is: Move['is']) => asked.some((move) => move.is === is)
  const goOn = (writer: Writer) => moves.make({ is: 'go-on', writer })
  const isBusy = isAsked('begin') || isAsked('go-on') || isAsked('to-lobby')
  return (
    <div className={styles.ways} data-late={isNews(shown) || undefined}>
      {you.isHost && phase.problem !== null && (
        <>
          <Button disabled={isBusy} onClick={() => goOn('default')}>
            Try again
          </Button>
          <Button tone="aqua" disabled={isBusy} onClick={() => goOn('house')}>
            Let the house writer go on
          </Button>
        </>
      )}
      {you.isHost && (
        <Button
          tone={phase.problem === null ? 'tomato' : 'plain'}
          disabled={isBusy}
          onClick={() => moves.make({ is: 'begin' })}
        >
          {room.duel?.verdict ? 'Rematch' : 'New cards, same people'}
        </Button>
      )}
      {you.isHost && phase.problem === null && reading && hasLines(reading.writing) && (
        <Button tone="gold" disabled={isBusy} onClick={() => goOn('default')}>
          The story goes on
        </Button>
      )}
      {you.isHost && (
        <Button tone="plain" disabled={isBusy} onClick={() => moves.make({ is: 'to-lobby' })}>
          Back to the lobby
        </Button>
      )}
      <Link className={buttonLook('plain')} to="/scripts">
        My Scripts
      </Link>
    </div>
  )
}

function titleOf({ room, reading }: RoomShown, { problem }: CurtainProps['phase']): string {
  if (problem !== null) return 'The writing broke off here'
  if (isNews({ room, reading })) return 'And the winner is …'
  return reading === null || reading.isOver ? 'The End' : 'Curtain'
}

/** The duel was decided a moment ago: its winner has not gone on since. */
function isNews({ room, reading }: Pick<RoomShown, 'room' | 'reading'>): boolean {
  const isDecided = (room.duel?.verdict ?? null) !== null
  return isDecided && (reading?.writing.script.chapters.length ?? 1) === 1
}

function nextWords({ room, you }: RoomShown): string {
  if (you.isHost) return 'Take a bow. What comes next?'
  const host = nameOf(room, room.host)
  return `Take a bow. ${host === '' ? 'The screen' : isolate(host)} chooses what comes next.`
}
