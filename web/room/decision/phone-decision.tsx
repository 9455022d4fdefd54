import { useEffect, useLayoutEffect, useRef } from 'react'
import { type DecisionView } from '../../../game/room/view.ts'
import { decisionMs } from '../../../game/room/times.ts'
import { strandOf } from '../../script/strands.ts'
import { TimeLine } from '../round/time-left.tsx'
import { type RoomShown } from '../state.ts'
import { type RoomViewProps } from '../use-room.ts'
import styles from './phone-decision.module.css'
import { closingMs, type Deciding, toldMs } from './use-deciding.ts'

type PhoneDecisionProps = RoomViewProps & {
  deciding: Deciding
  /** Unfolded by whoever reads now: the focus came along, and the way back to the line is offered. */
  onFold: (() => void) | null
  /** It had the focus, and goes. */
  onGone: () => void
}

/** Three large buttons under the line that is read; one's mind may be changed until the end. */
export function PhoneDecision({ shown, moves, deciding, onFold, onGone }: PhoneDecisionProps) {
  const panel = useRef<HTMLElement>(null)
  const isUnfolded = onFold !== null
  useEffect(() => {
    if (isUnfolded) panel.current?.querySelector<HTMLElement>('li button')?.focus({ preventScroll: true })
  }, [isUnfolded])
  useLayoutEffect(() => {
    const own = panel.current
    return () => {
      if (own?.contains(document.activeElement)) onGone()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- when it goes, and not before
  }, [])
  const { decision } = deciding
  const { chapter, act } = decision
  const isOpen = deciding.is === 'open'
  const chosen = chosenOf(shown, decision)
  const won = deciding.is === 'told' ? deciding.decided.twist.id : null
  return (
    <section
      ref={panel}
      className={styles.decision}
      aria-label="The room decides"
      data-is={deciding.is}
      style={{ '--told': `${toldMs}ms`, '--closing': `${closingMs}ms` } as object}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 className={styles.title}>{won === null ? 'What happens next?' : 'The room chose:'}</h2>
          {isOpen && onFold && (
            <button type="button" className={styles.fold} onClick={onFold}>
              Back to your line
            </button>
          )}
        </div>
        <TimeLine until={isOpen ? decision.until : 0} ahead={shown.ahead} of={decisionMs} />
        <ul className={styles.twists}>
          {decision.twists.map(({ id, sentence }, place) => (
            <li key={id}>
              <button
                type="button"
                className={`${styles.twist} ${strandOf(place)}`}
                aria-pressed={id === chosen}
                // Not `disabled`, which would lose the focus.
                aria-disabled={!isOpen || undefined}
                data-won={id === won || undefined}
                onClick={() => {
                  if (!isOpen) return
                  // Where it is refused it was decided already: that is told.
                  void moves.ask({ is: 'tap-twist', chapter, act, twist: id })
                  onFold?.()
                }}
              >
                <span className={styles.tick} aria-hidden="true">
                  {id === (won ?? chosen) && '✓'}
                </span>
                <span dir="auto">{sentence}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type FoldedProps = {
  shown: RoomShown
  deciding: Deciding
  takesFocus: boolean
  onUnfold: () => void
}

/** For whoever reads now: their line comes first, and the choices are one tap away. */
export function FoldedDecision({ shown, deciding, takesFocus, onUnfold }: FoldedProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const { decision } = deciding
  if (deciding.is === 'told') {
    return (
      <p className={styles.folded} data-told="">
        The room chose: <b dir="auto">{deciding.decided.twist.sentence}</b>
      </p>
    )
  }
  const chosen = decision.twists.find(({ id }) => id === chosenOf(shown, decision))
  return (
    <div className={styles.folded}>
      <button
        ref={button}
        type="button"
        className={styles.unfold}
        aria-expanded="false"
        data-chosen={chosen && ''}
        onClick={onUnfold}
      >
        <span className={chosen && styles.unseen}>What happens next?</span>
        {chosen && <span dir="auto"> ✓ {chosen.sentence}</span>}
      </button>
      <TimeLine until={decision.until} ahead={shown.ahead} of={decisionMs} />
    </div>
  )
}

/** With what was tapped and is still on its way. */
function chosenOf({ you, asked }: RoomShown, { chapter, act }: DecisionView): string | null {
  const tapped = asked.findLast(
    (move) => move.is === 'tap-twist' && move.chapter === chapter && move.act === act,
  )
  return tapped?.is === 'tap-twist' ? tapped.twist : you.twist
}
