import { type RefObject } from 'react'
import { type ScriptView } from '../../../game/protocol.ts'
import { isForEverybody } from '../../../script/everybody.ts'
import { anybody, scriptOfRoom } from '../round/script-of-room.ts'
import { nameOf, partsOf, type Turn } from '../round/turn.ts'
import { type RoomShown } from '../state.ts'
import styles from './script.module.css'
import { SaidBefore } from './said-before.tsx'
import { PhoneStep } from './step.tsx'
import { waitingWords } from './words.ts'

type PhoneScriptProps = {
  shown: RoomShown
  turn: Turn
  scroller: RefObject<HTMLElement | null>
  now: RefObject<HTMLDivElement | null>
  onScroll: () => void
}

/** What is said now, large; above it what was said before. */
export function PhoneScript({ shown, turn, scroller, now, onScroll }: PhoneScriptProps) {
  const { room, reading } = shown
  const { at, step, isMine } = turn
  const script = reading && scriptOfRoom(reading.writing.script, room)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must get there
    <section ref={scroller} className={styles.script} aria-label="Script" tabIndex={0} onScroll={onScroll}>
      {script && <SaidBefore cast={script.cast} steps={reading.speeches.all.slice(0, at)} />}
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
