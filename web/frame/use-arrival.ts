import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useEcho } from '../ui/use-echo.ts'

/** A new screen starts at the top, with the focus, so that screen readers begin there. */
export function useArrival() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEcho(pathname)
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
