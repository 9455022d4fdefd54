import { createContext, useContext, useState, type ReactNode } from 'react'
import { type Drawn } from '../../game/deal.ts'
import { type Problem } from '../../game/problem.ts'
import { type OpenedScript } from '../../game/protocol.ts'
import { type Rating } from '../../game/rating.ts'

export type DealtHand = {
  readonly drawn: Drawn | null
  /** Why no script can be made from it; empty when one can. */
  readonly sentences: readonly string[]
  /** What kept the cards from being fetched. */
  readonly problem?: Problem
}

/** A game that is being begun: first there is its hand, and then its script, when one can be made from it. */
export type Begun = {
  readonly rating: Rating
  readonly dealt: Promise<DealtHand>
  readonly started: Promise<OpenedScript | Problem | null>
  /** For a game that is not wanted any more. */
  readonly giveUp: () => Promise<void>
}

/** Where a game waits that was begun before its screen is made: players wait from their press on. */
export type Ahead = {
  readonly put: (begun: Begun) => void
  /** The game that waits, for the first that asks; one of another rating is given up. */
  readonly take: (rating: Rating) => Begun | null
}

/** How long a game waits for its screen, in milliseconds. */
const longestWait = 10_000

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
    }, longestWait)
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
