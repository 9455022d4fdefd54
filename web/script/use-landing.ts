import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { wantsStillness } from '../ui/wants-stillness.ts'

/**
 * When a chapter is asked for here, moves the focus to its heading (the last `h2` in `section`). When it is refused,
 * the focus goes back to the button that asks. Returns the number of the chapter that was asked for last.
 */
export function useLanding(
  section: RefObject<HTMLElement | null>,
  isContinuing: boolean,
  coming: number,
): number | null {
  const [landed, setLanded] = useState<number | null>(null)
  const hasLanded = useRef(false)
  if (isContinuing && landed !== coming) setLanded(coming)
  useLayoutEffect(() => {
    if (isContinuing) {
      hasLanded.current = land(section.current)
      return
    }
    if (hasLanded.current && document.activeElement === document.body) takeBack(section.current)
    hasLanded.current = false
  }, [isContinuing, section])
  return landed
}

function land(section: HTMLElement | null): boolean {
  const heading = [...(section?.querySelectorAll<HTMLElement>('h2[tabindex]') ?? [])].at(-1)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ behavior: wantsStillness() ? 'auto' : 'smooth' })
  return heading !== undefined
}

function takeBack(section: HTMLElement | null): void {
  const ways = section?.querySelectorAll<HTMLElement>('button:not(:disabled)')
  ways?.item(ways.length - 1)?.focus()
}
