import { useEffect, useEffectEvent } from 'react'
import { type Errand, takeErrand } from '../script/way-back.ts'

/** Runs what the table read of this script has sent, once the game can. */
export function useErrand(scriptId: string | null, isReady: boolean, run: (errand: Errand) => void) {
  const act = useEffectEvent(run)
  useEffect(() => {
    const errand = isReady ? takeErrand(scriptId) : null
    if (errand) act(errand)
  }, [scriptId, isReady])
}
