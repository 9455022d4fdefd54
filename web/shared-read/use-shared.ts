import { useEffect, useEffectEvent, useState } from 'react'
import { isProblem, type Problem } from '../../game/problem.ts'
import { type SharedScript } from '../../game/protocol.ts'
import { readShared } from '../api/shares.ts'
import { useAnswer } from '../ui/use-answer.ts'

/** In milliseconds, while the script is being written. */
const lookAgainMs = 5000

type Shared =
  | { readonly is: 'opening' }
  | { readonly is: 'missing'; readonly problem: Problem }
  | { readonly is: 'open'; readonly script: SharedScript }

const opening = { is: 'opening' } as const

export function useShared(shareId: string): { readonly shared: Shared; readonly reopen: () => void } {
  const [shared, show] = useState<Shared>(opening)
  useAnswer(shared.is === 'opening' ? shareId : null, readShared, (answer) =>
    show(isProblem(answer) ? { is: 'missing', problem: answer } : { is: 'open', script: answer }),
  )
  const isGrowing = shared.is === 'open' && shared.script.isGrowing
  const lookAgain = useEffectEvent(async (signal: AbortSignal) => {
    const answer = await readShared(shareId)
    // What the room reads stays, also when the link is taken back meanwhile.
    if (!signal.aborted && !isProblem(answer)) show({ is: 'open', script: answer })
  })
  useEffect(() => {
    if (!isGrowing) return
    const leaving = new AbortController()
    const timer = setInterval(() => void lookAgain(leaving.signal), lookAgainMs)
    return () => {
      clearInterval(timer)
      leaving.abort()
    }
  }, [isGrowing])
  return { shared, reopen: () => show(opening) }
}
