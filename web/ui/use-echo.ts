import { useLayoutEffect, useRef, type MouseEvent } from 'react'

/** In milliseconds: no double tap is slower. A double click tells itself. */
const doubleTapMs = 400

/**
 * The second press of a double click is not meant for what the first one brought. `scene` changes whenever other things
 * stand there; the answer belongs into `onClickCapture`.
 */
export function useEcho(scene: unknown): (event: MouseEvent) => void {
  const came = useRef({ at: 0, isFresh: true })
  useLayoutEffect(() => {
    came.current = { at: performance.now(), isFresh: true }
  }, [scene])
  return (event) => {
    const { at, isFresh } = came.current
    const isDoubleTap = isTap(event.nativeEvent) && performance.now() - at < doubleTapMs
    if (isFresh && (event.detail > 1 || isDoubleTap)) {
      event.preventDefault()
      event.stopPropagation()
    } else came.current.isFresh = false
  }
}

function isTap(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch'
}
