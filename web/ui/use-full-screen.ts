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
  return { isPossible: document.fullscreenEnabled, isOn, toggle }
}

function toggle() {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
  // Refused without a press of the player's own, or by a page around this one.
  else if (document.fullscreenEnabled) void document.documentElement.requestFullscreen().catch(() => {})
}
