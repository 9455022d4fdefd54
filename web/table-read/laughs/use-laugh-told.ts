import { useState } from 'react'
import { tellLaugh } from '../words.ts'

/** What a screen reader is told of a laugh, by key or button, for as long as the step stays. */
export function useLaughTold(step: string | undefined) {
  const [marked, setMarked] = useState({ step, sum: 0 })
  return {
    told: marked.sum > 0 && marked.step === step ? tellLaugh(marked.sum) : '',
    mark: (sum: number) => setMarked({ step, sum }),
  }
}
