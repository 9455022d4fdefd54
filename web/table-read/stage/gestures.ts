import { useEffect, useEffectEvent, type RefObject } from 'react'

export type Gesture = 'forward' | 'back'

type Stroke = {
  /** In CSS pixels, to the right and down. */
  readonly dx: number
  readonly dy: number
  /** Where it was lifted, from 0 (left) to 1 (right). */
  readonly at: number
  readonly isMouse: boolean
}

/** In CSS pixels: a resting finger moves this far. */
const still = 10
const shortestSwipe = 45

/** A dragged mouse selects text. */
export function gestureOf({ dx, dy, at, isMouse }: Stroke): Gesture | null {
  const [across, down] = [Math.abs(dx), Math.abs(dy)]
  if (across <= still && down <= still) return at < 1 / 3 ? 'back' : 'forward'
  if (isMouse || across < shortestSwipe || across < 1.5 * down) return null
  return dx < 0 ? 'forward' : 'back'
}

export function useGestures(element: RefObject<HTMLElement | null>, act: (gesture: Gesture) => void) {
  const hear = useEffectEvent(act)
  useEffect(() => {
    const page = element.current
    if (!page) return
    let from: PointerEvent | null = null
    const onDown = (event: PointerEvent) => {
      const isOurs = event.isPrimary && event.button === 0 && !isControl(event.target)
      from = isOurs ? event : null
    }
    const onUp = (event: PointerEvent) => {
      const began = from
      from = null
      if (!began || event.pointerId !== began.pointerId) return
      const { left, width } = page.getBoundingClientRect()
      const gesture = gestureOf({
        dx: event.clientX - began.clientX,
        dy: event.clientY - began.clientY,
        at: (event.clientX - left) / width,
        isMouse: event.pointerType === 'mouse',
      })
      if (gesture) hear(gesture)
    }
    const onCancel = () => (from = null)
    page.addEventListener('pointerdown', onDown)
    page.addEventListener('pointerup', onUp)
    page.addEventListener('pointercancel', onCancel)
    return () => {
      page.removeEventListener('pointerdown', onDown)
      page.removeEventListener('pointerup', onUp)
      page.removeEventListener('pointercancel', onCancel)
    }
  }, [element])
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, input, select') !== null
}
