import { useEffect, useRef, type RefObject } from 'react'

/** When a focused button disappears, the focus moves to the next one of its row. `state` changes when buttons do. */
export function useFocusKept<E extends HTMLElement>(state: unknown): RefObject<E | null> {
  const row = useRef<E>(null)
  const wasHere = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) =>
      (wasHere.current = row.current?.contains(target as Node) ?? false)
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (!wasHere.current || document.activeElement !== document.body) return
    row.current?.querySelector<HTMLElement>('button:not([disabled])')?.focus({ preventScroll: true })
  }, [state])
  return row
}
