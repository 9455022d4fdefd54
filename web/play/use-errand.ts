import { useEffect, useEffectEvent } from 'react'
import { type Errand, useErrands } from '../script/errands.tsx'

/** Runs what the table read of this script has sent, once the game can. */
export function useErrand(scriptId: string | null, isReady: boolean, run: (errand: Errand) => void) {
  const errands = useErrands()
  const act = useEffectEvent(run)
  useEffect(() => {
    const errand = isReady ? errands.take(scriptId) : null
    if (errand) act(errand)
  }, [errands, scriptId, isReady])
}
