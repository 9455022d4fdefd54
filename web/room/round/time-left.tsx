import { useEffect, useState } from 'react'
import styles from './time-left.module.css'

type TimeLeftProps = {
  /** Milliseconds since 1970, by the server's clock. */
  until: number
  /** How far that is ahead of this device's. */
  ahead: number
  /** The whole time, in milliseconds. */
  of: number
}

/** In words, and as a bar: no alarm, as nothing is lost when it is over. */
export function TimeLeft(props: TimeLeftProps) {
  const left = useTimeLeft(props.until, props.ahead)
  return (
    <div className={styles.time}>
      <p role="timer" className={styles.words}>
        {wordsOf(left)}
      </p>
      <Bar left={left} of={props.of} />
    </div>
  )
}

/** The same as a line, beside what matters more. */
export function TimeLine(props: TimeLeftProps) {
  const left = useTimeLeft(props.until, props.ahead)
  return (
    <span className={styles.line}>
      <span role="timer" className={styles.unseen}>
        {wordsOf(left)}
      </span>
      <Bar left={left} of={props.of} />
    </span>
  )
}

function Bar({ left, of }: { left: number; of: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <span style={{ inlineSize: `${Math.min(100, (100 * left) / of)}%` }} />
    </span>
  )
}

/** In milliseconds. */
const tickMs = 250

export function useTimeLeft(until: number, ahead: number): number {
  const leftNow = () => Math.max(0, until - ahead - Date.now())
  const [left, setLeft] = useState(leftNow)
  const isOver = left <= 0
  useEffect(() => {
    const look = () => setLeft(Math.max(0, until - ahead - Date.now()))
    look()
    if (isOver) return
    const timer = setInterval(look, tickMs)
    return () => clearInterval(timer)
  }, [until, ahead, isOver])
  return left
}

function wordsOf(left: number): string {
  const seconds = Math.ceil(left / 1000)
  if (seconds === 0) return 'Time is up'
  return seconds === 1 ? '1 second left' : `${seconds} seconds left`
}
