import { useEffect, useEffectEvent } from 'react'

/** In milliseconds: after a shorter sleep a connection is still the same. */
const longSleepMs = 3000

/** The page is looked at again, or the network is back. */
export function useWake(onWake: () => void) {
  const wake = useEffectEvent(onWake)
  useEffect(() => {
    let hiddenSince: number | null = document.hidden ? Date.now() : null
    const onVisibility = () => {
      const slept = hiddenSince === null ? 0 : Date.now() - hiddenSince
      hiddenSince = document.hidden ? Date.now() : null
      if (!document.hidden && slept >= longSleepMs) wake()
    }
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && wake()
    const onOnline = () => wake()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pageshow', onShow)
    window.addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pageshow', onShow)
      window.removeEventListener('online', onOnline)
    }
  }, [])
}
