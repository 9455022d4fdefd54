import { useEffect, useRef, type RefObject } from 'react'

/** The focus goes to the first new entry: the button may be gone, and the page is longer. */
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
