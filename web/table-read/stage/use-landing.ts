import { useEffect, useRef, useState } from 'react'

/** The focus lands on the page when a choice has led there: its button, or its dialog's, would hear the next key. */
export function useLanding(spot: 'seeking' | 'step' | 'end') {
  const page = useRef<HTMLElement>(null)
  const [landings, setLandings] = useState(0)
  const before = useRef({ spot, landings })
  useEffect(() => {
    const isBack = before.current.spot === 'end' && spot !== 'end'
    const isChosen = before.current.landings !== landings
    before.current = { spot, landings }
    if (isBack || isChosen) page.current?.focus({ preventScroll: true })
  }, [spot, landings])
  return { page, land: () => setLandings((n) => n + 1) }
}
