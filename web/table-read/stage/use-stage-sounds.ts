import { useEffect, useRef } from 'react'
import { playSound } from '../../show/sound/sound.ts'
import { useRimshot } from '../../show/sound/use-sound.ts'
import { countLaughs } from '../laughs/laughs.ts'
import { type Laughing } from '../laughs/use-laughs.ts'
import { type Reading, stepOf } from '../state.ts'

/** The curtain as the reading begins, and a rimshot at a big laugh. */
export function useStageSounds(reading: Reading, { laughs, isKnown }: Laughing): void {
  const { spot } = reading
  const step = stepOf(reading)
  const isOpen = useRef(false)
  useEffect(() => {
    if (spot.is === 'end') isOpen.current = false
    if (spot.is !== 'step' || step === null || isOpen.current) return
    isOpen.current = true
    // In the middle nothing begins.
    if (spot.at === 0) playSound('curtain')
  }, [spot, step])
  useRimshot({ line: step?.key ?? null, laughs: step ? countLaughs(laughs, step) : 0, isKnown })
}
