import { type ScriptView } from '../../../game/protocol.ts'
import { useWakeLock } from '../../table-read/stage/use-wake-lock.ts'
import { isForEverybody } from '../../../script/everybody.ts'
import { countLaughs, laughPlace } from '../../table-read/laughs/laughs.ts'
import { useLaughTold } from '../../table-read/laughs/use-laugh-told.ts'
import { Button } from '../../ui/button.tsx'
import { RisingLaughs } from '../round/rising.tsx'
import { type RoomViewProps } from '../use-room.ts'
import { anybody, scriptOfRoom } from '../round/script-of-room.ts'
import { nameOf, partsOf, type Turn, turnOf } from '../round/turn.ts'
import { useRoomLaughs } from '../round/use-room-laughs.ts'
import { type RoomShown } from '../state.ts'
import { PhoneAdvance } from './advance.tsx'
import { PhoneHead } from './head.tsx'
import { PhoneLaughButton } from './laugh-button.tsx'
import styles from './performance.module.css'
import { SaidBefore } from './said-before.tsx'
import { PhoneStep } from './step.tsx'
import { useMyTurn } from './use-my-turn.ts'
import { useNow } from './use-now.ts'
import { announceMine, untilWords, waitingWords } from './words.ts'

/** A seat's phone, or one of the audience's, from the first line to the curtain. */
export function PhonePerformance({ shown, moves }: RoomViewProps) {
  const turn = turnOf(shown)
  if (turn === null) return null
  return <Performance shown={shown} moves={moves} turn={turn} />
}

function Performance({ shown, moves, turn }: RoomViewProps & { turn: Turn }) {
  const { room, reading } = shown
  const { at, step, isMine } = turn
  const speeches = reading?.speeches.all ?? []
  const script = reading && scriptOfRoom(reading.writing.script, room)
  const { laughs, laugh } = useRoomLaughs(shown)
  const { told, mark } = useLaughTold(step?.key)
  const { scroller, now, isBack, onScroll, toNow } = useNow(`${at} ${step?.lines.length}`, isMine)
  useMyTurn(isMine)
  useWakeLock(true)
  const place = reading && laughPlace({ spot: { is: 'step', at }, speeches: reading.speeches })
  const heard = step ?? speeches.at(-1)
  const count = heard ? countLaughs(laughs, heard) : 0
  return (
    <main className={styles.phone}>
      <PhoneHead shown={shown} moves={moves} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must get there */}
      <section ref={scroller} className={styles.script} aria-label="Script" tabIndex={0} onScroll={onScroll}>
        {script && <SaidBefore cast={script.cast} steps={speeches.slice(0, at)} />}
        <div ref={now} className={styles.now} data-now="">
          {script && step ? (
            <PhoneStep
              key={step.key}
              script={script}
              step={step}
              isMine={isMine}
              isAnybodys={turn.reader === null}
              place={placeOf(script, step.speaker ?? partsOf(room, turn.reader ?? '')[0] ?? '')}
              reader={readerWords(shown, turn)}
            />
          ) : (
            <p className={styles.waiting}>{waitingWords(reading)}</p>
          )}
        </div>
      </section>
      <p className={styles.until}>{untilWords(shown, turn)}</p>
      <p className={styles.unseen} aria-live="assertive" aria-atomic="true">
        {isMine && step && announceMine(step)}
      </p>
      <output className={styles.unseen}>{told}</output>
      <footer className={styles.foot}>
        {isBack && (
          <Button tone="aqua" className={styles.back ?? ''} onClick={toNow}>
            Back to now
          </Button>
        )}
        <PhoneLaughButton
          count={count}
          disabled={place === null}
          onLaugh={() => {
            if (!place) return
            laugh(place)
            mark(count + 1)
          }}
        />
        <PhoneAdvance shown={shown} moves={moves} turn={turn} />
      </footer>
      {!room.people.some(({ role, isHere }) => role === 'screen' && isHere) && (
        <RisingLaughs laughs={laughs} />
      )}
    </main>
  )
}

function readerWords({ room }: RoomShown, { step, reader, isMine }: Turn) {
  if (step && isForEverybody(step)) return 'Everyone'
  if (isMine) return 'You'
  return reader === null ? capitalised(anybody) : <bdi>{nameOf(room, reader)}</bdi>
}

function placeOf({ cast }: ScriptView, part: string): number {
  return cast.findIndex(({ name }) => name === part)
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
