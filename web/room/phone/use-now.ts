import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** In CSS pixels: a resting thumb scrolls this far. */
const still = 40

type Now = {
  readonly scroller: RefObject<HTMLElement | null>
  readonly now: RefObject<HTMLDivElement | null>
  /** Somebody reads what was said before. */
  readonly isBack: boolean
  readonly onScroll: () => void
  readonly toNow: () => void
}

/** Keeps what is said now in view, but leaves whoever has scrolled back there until it is their turn. */
export function useNow(step: string, isMine: boolean): Now {
  const scroller = useRef<HTMLElement>(null)
  const now = useRef<HTMLDivElement>(null)
  const [isBack, setBack] = useState(false)
  const place = useRef(0)

  function toNow() {
    if (!scroller.current || !now.current) return
    scroller.current.scrollTop = now.current.offsetTop
    place.current = scroller.current.scrollTop
    setBack(false)
  }
  useLayoutEffect(() => {
    if (!isBack || isMine) toNow()
    // oxlint-disable-next-line react/exhaustive-deps -- at a new step, and not when somebody scrolls
  }, [step, isMine])
  useLayoutEffect(() => {
    if (!scroller.current) return
    const observer = new ResizeObserver(() => {
      // The window, the type or the line has another size now; whoever was at it stays there.
      if (scroller.current && scroller.current.scrollTop >= place.current - still && !isBack) toNow()
    })
    observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [isBack])

  const onScroll = () => {
    if (!scroller.current || !now.current) return
    setBack(scroller.current.scrollTop < now.current.offsetTop - still)
  }
  return { scroller, now, isBack, onScroll, toNow }
}
