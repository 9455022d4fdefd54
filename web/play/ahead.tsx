import { createContext, useContext, useState, type ReactNode } from 'react'
import { type Drawn } from '../../game/deal.ts'
import { type Problem } from '../../game/problem.ts'
import { type OpenedScript } from '../../game/protocol.ts'
import { type Rating } from '../../game/rating.ts'

export type DealtHand = {
  readonly drawn: Drawn | null
  readonly sentences: readonly string[]
  readonly problem?: Problem
}

/** `started` is null when no script can be made from the hand. */
export type Begun = {
  readonly rating: Rating
  readonly dealt: Promise<DealtHand>
  readonly started: Promise<OpenedScript | Problem | null>
  readonly giveUp: () => Promise<void>
}

/** A game may begin before its screen is there. */
export type Ahead = {
  readonly put: (begun: Begun) => void
  readonly take: (rating: Rating) => Begun | null
}

const longestWaitMs = 10_000

export function createAhead(): Ahead {
  let waiting: Begun | null = null
  return { put, take }

  function put(begun: Begun) {
    void waiting?.giveUp()
    waiting = begun
    setTimeout(() => {
      if (waiting !== begun) return
      waiting = null
      void begun.giveUp()
    }, longestWaitMs)
  }

  function take(rating: Rating): Begun | null {
    const taken = waiting
    waiting = null
    if (taken === null || taken.rating === rating) return taken
    void taken.giveUp()
    return null
  }
}

export const AheadContext = createContext<Ahead | null>(null)

export function AheadProvider({ children }: { children: ReactNode }) {
  const [ahead] = useState(createAhead)
  return <AheadContext value={ahead}>{children}</AheadContext>
}

export function useAhead(): Ahead {
  const ahead = useContext(AheadContext)
  if (!ahead) throw new Error('useAhead needs an AheadProvider above it')
  return ahead
}
