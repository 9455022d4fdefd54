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
export function TimeLeft({ until, ahead, of }: TimeLeftProps) {
  const left = useTimeLeft(until, ahead)
  return (
    <div className={styles.time}>
      <p role="timer" className={styles.words}>
        {wordsOf(left)}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <div style={{ inlineSize: `${Math.min(100, (100 * left) / of)}%` }} />
      </div>
    </div>
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
