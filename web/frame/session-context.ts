import { createContext, useContext } from 'react'
import { type Problem } from '../../game/problem.ts'
import { type SessionView } from '../../game/protocol.ts'

export type User = NonNullable<SessionView['user']>
export type Host = SessionView['host']

/** `left`: just signed out, as opposed to arriving. */
export type Session =
  | { readonly is: 'unknown' }
  | { readonly is: 'unreachable'; readonly problem: Problem }
  | { readonly is: 'signed-out'; readonly host: Host; readonly left: boolean }
  | { readonly is: 'signed-in'; readonly host: Host; readonly user: User }

export type SessionControl = {
  readonly session: Session
  readonly accept: (view: SessionView) => void
  readonly readAgain: () => void
  readonly leave: () => Promise<Problem | null>
}

export const SessionContext = createContext<SessionControl | null>(null)

export function useSession(): SessionControl {
  const control = useContext(SessionContext)
  if (!control) throw new Error('useSession needs a SessionProvider above it')
  return control
}
