import { useEffect, useRef, useState } from 'react'
import { soundChoice } from './choice.ts'
import { createRimshot } from './rimshot.ts'
import { hasSound, playSound, silence, turnSound } from './sound.ts'
import { type Sound } from './synth.ts'

/** Null where the browser makes none. */
export function useSoundSwitch() {
  const isOn = soundChoice.use()
  return hasSound() ? { isOn, turn: turnSound } : null
}

/** Whenever it comes to that. */
export function useSound(sound: Sound, isNow: boolean): void {
  const was = useRef(false)
  useEffect(() => {
    if (isNow && !was.current) playSound(sound)
    was.current = isNow
  }, [sound, isNow])
}

export function useSilence(isSilent: boolean): void {
  useEffect(() => (isSilent ? silence() : undefined), [isSilent])
}

type Heard = {
  /** Whose laughs are counted. */
  readonly line: string | null
  readonly laughs: number
  /** Before, they were laughed earlier. */
  readonly isKnown: boolean
}

export function useRimshot({ line, laughs, isKnown }: Heard): void {
  const [rimshot] = useState(createRimshot)
  const before = useRef<Heard>({ line, laughs, isKnown: false })
  useEffect(() => {
    const { current } = before
    before.current = { line, laughs, isKnown }
    if (current.line !== line) return rimshot.begin()
    const more = current.isKnown ? laughs - current.laughs : 0
    if (more > 0 && rimshot.hear(more, performance.now())) playSound('rimshot')
  }, [rimshot, line, laughs, isKnown])
}
