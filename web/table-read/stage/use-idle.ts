import { useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'wheel', 'focusin'] as const

export function useIdle(afterMs: number): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wake = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), afterMs)
      setIdle(false)
    }
    wake()
    for (const sign of signs) document.addEventListener(sign, wake, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) document.removeEventListener(sign, wake)
    }
  }, [afterMs])
  return isIdle
}
