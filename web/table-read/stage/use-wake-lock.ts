import { useEffect } from 'react'

export function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused on a low battery, for instance.
      const taken = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) void taken?.release()
      else lock = taken
    }
    const onChange = () => void take()
    void take()
    document.addEventListener('visibilitychange', onChange)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onChange)
      void lock?.release()
    }
  }, [isWanted])
}
