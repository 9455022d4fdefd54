import { useEffect, useState } from 'react'
import { type DecisionView, type RoomView } from '../../../game/room/view.ts'
import { type Decided } from '../../../game/room/show/twists.ts'

/** In milliseconds: how long the room's choice is told, the going included; and how long that takes. */
export const toldMs = 5000
export const closingMs = 300

/** What is shown of a decision: while it is open, what came of it, and its going. `closing`: nobody had tapped. */
export type Deciding =
  | { readonly is: 'open' | 'closing'; readonly decision: DecisionView }
  | { readonly is: 'told'; readonly decision: DecisionView; readonly decided: Chosen }

export type Chosen = Decided & { readonly twist: NonNullable<Decided['twist']> }

/** The last decision stays until it was told: the room itself knows of an open one alone. */
export function useDeciding(room: RoomView): Deciding | null {
  const [deciding, set] = useState<Deciding | null>(null)
  const { decision } = room
  const isNews = decision !== null && !(deciding?.is === 'open' && deciding.decision === decision)
  if (isNews) set({ is: 'open', decision })
  else if (decision === null && deciding?.is === 'open') set(outcomeOf(room, deciding.decision))
  const is = deciding?.is ?? 'open'
  useEffect(() => {
    if (is === 'open') return
    const timer = setTimeout(() => set(null), is === 'told' ? toldMs : closingMs)
    return () => clearTimeout(timer)
  }, [is])
  return deciding
}

function outcomeOf({ round }: RoomView, decision: DecisionView): Deciding {
  const decided = round?.decided.find(
    ({ chapter, act }) => chapter === decision.chapter && act === decision.act,
  )
  return decided && hasTwist(decided) ? { is: 'told', decision, decided } : { is: 'closing', decision }
}

/** Where nobody tapped there is nothing to tell. */
export function hasTwist(decided: Decided): decided is Chosen {
  return decided.twist !== null
}

/** For screen readers, once for each of both. */
export function announce(deciding: Deciding | null): string {
  if (deciding?.is === 'open') return 'The room decides what happens next.'
  return deciding?.is === 'told' ? `The room chose: ${deciding.decided.twist.sentence}` : ''
}
