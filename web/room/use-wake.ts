import { useEffect, useEffectEvent } from 'react'

/** In milliseconds: after a shorter sleep a connection is still the same. */
const longSleepMs = 3000

type Wake = {
  /** The page is no longer looked at. True where it needs waking however short the sleep. */
  readonly onSleep: () => boolean
  /** It is looked at again, or the network is back. */
  readonly onWake: () => void
}

export function useWake({ onSleep, onWake }: Wake) {
  const sleep = useEffectEvent(onSleep)
  const wake = useEffectEvent(onWake)
  useEffect(() => {
    let hiddenSince: number | null = document.hidden ? Date.now() : null
    let isAsleep = false
    const onVisibility = () => {
      const slept = hiddenSince === null ? 0 : Date.now() - hiddenSince
      hiddenSince = document.hidden ? Date.now() : null
      if (document.hidden) isAsleep = sleep()
      else if (isAsleep || slept >= longSleepMs) wake()
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
