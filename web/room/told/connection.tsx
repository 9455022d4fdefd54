import { useEffect, useState } from 'react'
import styles from './told.module.css'

/** In milliseconds: a shorter wait needs no words. */
const unnoticedMs = 2000

type ConnectionProps = { isCut: boolean; isAsking: boolean }

/** Nothing is lost: what was pressed is sent as soon as the network is back. */
export function Connection({ isCut, isAsking }: ConnectionProps) {
  const isLate = useLate(isAsking)
  return (
    <p className={styles.line} aria-live="polite">
      {isCut || isLate ? 'Connecting again…' : ''}
    </p>
  )
}

function useLate(isAsking: boolean): boolean {
  const [isLate, setLate] = useState(false)
  if (!isAsking && isLate) setLate(false)
  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(() => setLate(true), unnoticedMs)
    return () => clearTimeout(timer)
  }, [isAsking])
  return isLate
}
