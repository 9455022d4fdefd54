import { useRimshot, useSound } from '../../show/sound/use-sound.ts'
import { type Turn } from '../round/turn.ts'

type Heard = {
  /** Where there is no screen. */
  readonly isSounding: boolean
  /** At what is said now. */
  readonly laughs: number
  /** With those of before. */
  readonly isKnown: boolean
}

/** What the stage has on a screen: the curtain as the reading begins, and a rimshot at a big laugh. */
export function usePhoneSounds({ at, step }: Turn, { isSounding, laughs, isKnown }: Heard): void {
  useSound('curtain', isSounding && at === 0 && step !== null)
  useRimshot({ line: (isSounding && step?.key) || null, laughs: isSounding ? laughs : 0, isKnown })
}
