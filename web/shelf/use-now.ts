import { useEffect, useState } from 'react'

/** Often enough for what is told in minutes, in milliseconds. */
const tickMs = 20_000

/** The time, as exactly as minutes need it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), tickMs)
    return () => clearInterval(ticking)
  }, [])
  return now
}
