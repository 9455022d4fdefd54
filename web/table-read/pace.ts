import { useEffect, useEffectEvent, useRef } from 'react'
import { countWords } from '../../script/count-words.ts'
import { type Speech } from '../../script/aloud/speeches.ts'

/** In milliseconds, between two speeches. */
const breathMs = 500
const shortestMs = 1500

/** Words that are not spoken are read half as long again as fast. */
export function stepMs({ lines }: Speech, wordsPerMinute: number): number {
  const words = lines.reduce(
    (sum, { kind, text }) => sum + countWords(text) * (kind === 'dialogue' ? 1 : 2 / 3),
    0,
  )
  return Math.max(shortestMs, Math.round((words / wordsPerMinute) * 60_000) + breathMs)
}

export function usePace(
  step: Speech | null,
  wordsPerMinute: number,
  isOn: boolean,
  pass: (step: Speech) => void,
) {
  const over = useEffectEvent(() => step && pass(step))
  const begun = useRef({ key: '', at: 0 })
  const [key, stay] = [step?.key, step && stepMs(step, wordsPerMinute)]
  useEffect(() => {
    if (!isOn || key === undefined || stay === null) return
    if (begun.current.key !== key) begun.current = { key, at: performance.now() }
    const timer = setTimeout(over, Math.max(0, begun.current.at + stay - performance.now()))
    return () => clearTimeout(timer)
  }, [isOn, key, stay])
  useEffect(() => {
    // After a pause the step gets its whole time again.
    if (!isOn) begun.current = { key: '', at: 0 }
  }, [isOn])
}
