import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { wantsStillness } from '../../ui/wants-stillness.ts'

/** Long enough to see what has been dealt. */
const lookMs = 1400
/** A page that glides has come to rest. */
const restMs = 800

/**
 * On a phone the cards give their room to the script: once its first lines are there, and the cards have been looked at,
 * the page goes to its title; out of sight, where nothing is seen to jump, the cards become small.
 */
export function useSmallCards(
  cards: RefObject<HTMLElement | null>,
  script: RefObject<HTMLElement | null>,
  { hasLines, isDealing }: { hasLines: boolean; isDealing: boolean },
): boolean {
  const wasDealt = useRef(isDealing)
  const [isSmall, setSmall] = useState(!isDealing)
  if (isSmall && isDealing) setSmall(false)

  useEffect(() => {
    if (!isDealing) return
    wasDealt.current = true
    scrollTo(0, 0)
  }, [isDealing])

  useEffect(() => {
    if (!hasLines || !wasDealt.current) return
    wasDealt.current = false
    const look = setTimeout(() => goTo(script.current), wantsStillness() ? 0 : lookMs)
    return () => clearTimeout(look)
  }, [hasLines, script])

  useEffect(() => {
    if (!hasLines || isSmall || !cards.current) return
    let rest = 0
    const sight = new IntersectionObserver(([cards]) => {
      clearTimeout(rest)
      if (cards?.isIntersecting === false)
        rest = window.setTimeout(() => keepInPlace(script.current, () => setSmall(true)), restMs)
    })
    sight.observe(cards.current)
    return () => {
      clearTimeout(rest)
      sight.disconnect()
    }
  }, [hasLines, isSmall, cards, script])

  return isSmall
}

/** Browsers differ in whether they do so by themselves. */
function keepInPlace(element: HTMLElement | null, change: () => void): void {
  const { style } = document.documentElement
  const topOf = () => element?.getBoundingClientRect().top ?? 0
  const before = topOf()
  style.overflowAnchor = 'none'
  flushSync(change)
  scrollBy(0, topOf() - before)
  style.overflowAnchor = ''
}

/** Whoever has scrolled already is left where they are. */
function goTo(script: HTMLElement | null): void {
  if (scrollY > 0 || !matchMedia('(max-width: 40rem)').matches) return
  script?.querySelector('h2')?.scrollIntoView({ behavior: wantsStillness() ? 'auto' : 'smooth' })
}
