import { useRef, useState } from 'react'

/** Two presses may come before the next render. */
export function useOneAtATime(): readonly [isBusy: boolean, run: (work: () => Promise<void>) => void] {
  const underway = useRef(false)
  const [isBusy, setBusy] = useState(false)
  async function run(work: () => Promise<void>) {
    if (underway.current) return
    underway.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      underway.current = false
      setBusy(false)
    }
  }
  return [isBusy, (work) => void run(work)]
}
