import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useEcho } from '../ui/use-echo.ts'

/** A new screen starts at the top, with the focus, so that screen readers begin there. */
export function useArrival() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEcho(pathname)
  useWayOnce(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    scrollTo(0, 0)
    const main = document.querySelector('main')
    if (!main) return
    main.tabIndex = -1
    if (document.activeElement?.closest('[data-keeps-focus]')) return
    main.focus({ preventScroll: true })
  }, [pathname])
}

/** Pressed again while its page is still on the way, a link would stand twice in the history, and Back lead nowhere. */
function useWayOnce(pathname: string) {
  useEffect(() => {
    const hear = (event: MouseEvent) => {
      if (window.location.pathname === pathname) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (event.detail < 2 && link?.href !== window.location.href) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', hear, true)
    return () => document.removeEventListener('click', hear, true)
  }, [pathname])
}
