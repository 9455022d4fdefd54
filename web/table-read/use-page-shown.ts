import { useSyncExternalStore } from 'react'

/** Whether the page is in sight: not in a tab behind, nor on a phone that sleeps. */
export function usePageShown(): boolean {
  return useSyncExternalStore(
    (tell) => {
      document.addEventListener('visibilitychange', tell)
      return () => document.removeEventListener('visibilitychange', tell)
    },
    () => document.visibilityState !== 'hidden',
  )
}
