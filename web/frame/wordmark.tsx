import { useEffect, useState } from 'react'
import styles from './wordmark.module.css'

/** In milliseconds per word (spec §9). */
export const turnTime = 2000

const words = ['Twisted', 'Yarn'] as const

export function Wordmark() {
  return (
    <h1 className={styles.wordmark}>
      <span className={styles.first}>{words[0]}</span> <span className={styles.second}>{words[1]}</span>
    </h1>
  )
}

export function TurningWordmark() {
  const shown = useTurn()
  return (
    <h1 className={`${styles.wordmark} ${styles.turning}`} aria-label={words.join(' ')}>
      {words.map((word, place) => (
        <span
          key={word}
          aria-hidden="true"
          className={place === 0 ? styles.first : styles.second}
          data-shown={place === shown}
        >
          {word}
        </span>
      ))}
    </h1>
  )
}

function useTurn(): number {
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setTurns((before) => before + 1), turnTime)
    return () => clearInterval(timer)
  }, [])
  return turns % words.length
}
