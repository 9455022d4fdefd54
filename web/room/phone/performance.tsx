import { useWakeLock } from '../../table-read/stage/use-wake-lock.ts'
import { countLaughs, laughPlace } from '../../table-read/laughs/laughs.ts'
import { useLaughTold } from '../../table-read/laughs/use-laugh-told.ts'
import { Button } from '../../ui/button.tsx'
import { FoldedDecision, PhoneDecision } from '../decision/phone-decision.tsx'
import { announce, useDeciding } from '../decision/use-deciding.ts'
import { useFold } from '../decision/use-fold.ts'
import { isSounding } from '../people/who.ts'
import { RisingLaughs } from '../round/rising.tsx'
import { type RoomViewProps } from '../use-room.ts'
import { type Turn, turnOf } from '../round/turn.ts'
import { useRoomLaughs } from '../round/use-room-laughs.ts'
import { PhoneAdvance } from './advance.tsx'
import { PhoneHead } from './head.tsx'
import { PhoneLaughButton } from './laugh-button.tsx'
import styles from './performance.module.css'
import { PhoneScript } from './script.tsx'
import { useMyTurn, useQuestion } from './use-my-turn.ts'
import { useNow } from './use-now.ts'
import { usePhoneSounds } from './use-phone-sounds.ts'
import { announceMine, untilWords } from './words.ts'

/** A seat's phone, or one of the audience's, from the first line to the curtain. */
export function PhonePerformance({ shown, moves }: RoomViewProps) {
  const turn = turnOf(shown)
  if (turn === null) return null
  return <Performance shown={shown} moves={moves} turn={turn} />
}

function Performance({ shown, moves, turn }: RoomViewProps & { turn: Turn }) {
  const { room, reading } = shown
  const { at, step, isMine } = turn
  const { laughs, isKnown, laugh } = useRoomLaughs(shown)
  const { told, mark } = useLaughTold(step?.key)
  const { scroller, now, isBack, onScroll, toNow } = useNow(`${at} ${step?.lines.length}`, isMine)
  const deciding = useDeciding(room)
  const fold = useFold(at, isMine)
  const folded = fold.isFolded && deciding?.is !== 'closing' ? deciding : null
  useMyTurn(isMine)
  useQuestion(deciding?.is === 'open' && !fold.isFolded)
  useWakeLock(true)
  const place = reading && laughPlace({ spot: { is: 'step', at }, speeches: reading.speeches })
  const heard = step ?? reading?.speeches.all.at(-1)
  const count = heard ? countLaughs(laughs, heard) : 0
  usePhoneSounds(turn, { isSounding: isSounding(shown), laughs: count, isKnown })
  return (
    <main className={styles.phone} data-deciding={(deciding && !fold.isFolded) || undefined}>
      <PhoneHead shown={shown} moves={moves} />
      <div className={styles.reading}>
        <PhoneScript shown={shown} turn={turn} scroller={scroller} now={now} onScroll={onScroll} />
        {deciding && !fold.isFolded && (
          <PhoneDecision
            shown={shown}
            moves={moves}
            deciding={deciding}
            onFold={isMine ? fold.fold : null}
            onGone={() => scroller.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
      {isBack && (
        <Button tone="aqua" className={styles.back ?? ''} onClick={toNow}>
          Back to now
        </Button>
      )}
      {folded ? (
        <FoldedDecision shown={shown} deciding={folded} takesFocus={fold.takesFocus} onUnfold={fold.unfold} />
      ) : (
        <p className={styles.until}>{untilWords(shown, turn)}</p>
      )}
      <p className={styles.unseen} aria-live="assertive" aria-atomic="true">
        {isMine && step && announceMine(step)}
      </p>
      <p className={styles.unseen} aria-live="polite">
        {announce(deciding)}
      </p>
      <output className={styles.unseen}>{told}</output>
      <footer className={styles.foot}>
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
