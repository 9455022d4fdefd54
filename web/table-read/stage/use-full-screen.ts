import { useSyncExternalStore } from 'react'

/** `isPossible` is false on most phones. */
export function useFullScreen() {
  const isOn = useSyncExternalStore(
    (onChange) => {
      document.addEventListener('fullscreenchange', onChange)
      return () => document.removeEventListener('fullscreenchange', onChange)
    },
    () => Boolean(document.fullscreenElement),
  )
  return { isPossible: document.fullscreenEnabled, isOn, toggle, leave }
}

function leave(): boolean {
  if (!document.fullscreenElement) return false
  void document.exitFullscreen().catch(() => {})
  return true
}

function toggle() {
  if (leave()) return
  // Refused without a press, or within a frame of another page.
  if (document.fullscreenEnabled) void document.documentElement.requestFullscreen().catch(() => {})
}
