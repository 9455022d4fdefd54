import { useSyncExternalStore } from 'react'

/** The whole page over the whole screen. `isPossible` is false on most phones. */
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

/** Whether there was a full screen to leave. */
function leave(): boolean {
  if (!document.fullscreenElement) return false
  void document.exitFullscreen().catch(() => {})
  return true
}

function toggle() {
  if (leave()) return
  // Refused without a press of the player's own, or by a page around this one.
  if (document.fullscreenEnabled) void document.documentElement.requestFullscreen().catch(() => {})
}
