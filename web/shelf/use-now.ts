import { useEffect, useState } from 'react'

/** In milliseconds; the page shows minutes. */
const tickMs = 20_000

export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), tickMs)
    return () => clearInterval(ticking)
  }, [])
  return now
}
