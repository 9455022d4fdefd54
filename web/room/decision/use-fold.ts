import { useState } from 'react'

/** Where the choices are while somebody reads at a step: behind one tap for the reader, in sight for all others. */
export function useFold(at: number, isMine: boolean) {
  const [pressed, press] = useState<{ readonly at: number; readonly isFolded: boolean } | null>(null)
  const here = pressed?.at === at ? pressed : null
  return {
    isFolded: isMine && here?.isFolded !== false,
    /** After a press of one's own. */
    takesFocus: here?.isFolded === true,
    fold: () => press({ at, isFolded: true }),
    unfold: () => press({ at, isFolded: false }),
  }
}
