import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/** As a factor; below it the text scrolls. */
const smallest = 0.5
const stride = 0.05

export function useFit(
  frame: RefObject<HTMLElement | null>,
  element: RefObject<HTMLElement | null>,
  content: string,
) {
  const fit = useEffectEvent(() => element.current && shrink(element.current))
  useLayoutEffect(() => void fit())
  useEffect(() => {
    if (!frame.current) return
    const observer = new ResizeObserver(() => void fit())
    observer.observe(frame.current)
    void document.fonts?.ready.then(() => fit())
    return () => observer.disconnect()
  }, [frame, content])
}

function shrink(element: HTMLElement) {
  let fit = 1
  element.style.setProperty('--fit', '1')
  while (isTooLarge(element) && fit > smallest) {
    fit = Math.max(smallest, fit - stride)
    element.style.setProperty('--fit', fit.toFixed(2))
  }
  if (isTooLarge(element)) element.tabIndex = 0
  else element.removeAttribute('tabindex')
}

function isTooLarge({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight > clientHeight + 1
}
