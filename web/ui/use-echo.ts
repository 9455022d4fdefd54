import { useLayoutEffect } from 'react'

/** In milliseconds: no double tap is slower. A double click tells itself. */
const doubleTapMs = 400

/** The second press of a double click is not meant for what the first one brought. `scene` is what stands there. */
export function useEcho(scene: string) {
  useLayoutEffect(() => {
    const came = performance.now()
    let isFresh = true
    const hear = (event: MouseEvent) => {
      const isDoubleTap = isTap(event) && performance.now() - came < doubleTapMs
      isFresh &&= event.detail > 1 || isDoubleTap
      if (!isFresh) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', hear, true)
    return () => document.removeEventListener('click', hear, true)
  }, [scene])
}

function isTap(event: MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'touch'
}
