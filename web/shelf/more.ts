import { useEffect, useRef, type RefObject } from 'react'

/** Whoever asks for more goes on at the first that is new: the button may have gone, and the page is longer. */
export function useMoreInSight(
  count: number,
  more: () => void,
): readonly [RefObject<HTMLUListElement | null>, () => void] {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<number | null>(null)
  useEffect(() => {
    const at = before.current
    if (at === null || count <= at) return
    before.current = null
    list.current?.children[at]?.querySelector('a')?.focus()
  }, [count])
  const ask = () => {
    before.current = count
    more()
  }
  return [list, ask]
}
