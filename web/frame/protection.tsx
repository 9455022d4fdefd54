import { type ReactNode } from 'react'
import { Outlet, useLocation, useMatch } from 'react-router'
import { NavBar } from './nav-bar.tsx'
import { Redirect } from './redirect.tsx'
import { useSession } from './session-context.ts'
import { fetchQuickGame } from '../play/quick/code.ts'
import { Loading } from '../ui/loading.tsx'

/** The table read and rooms hide the bar: they have their own way out. */
export function Frame() {
  const { session } = useSession()
  const isOwnStage = useMatch('/scripts/:id/read') !== null && session.is === 'signed-in'
  const isPublicStage = useMatch('/s/:shareId/read') !== null && session.is !== 'unknown'
  const isJoin = useMatch('/join') !== null
  const isRoom = useMatch('/room/:code') !== null || isJoin
  const isStage = isOwnStage || isPublicStage || isRoom
  return (
    <>
      {!isStage && <NavBar fetchGame={fetchQuickGame} />}
      <Outlet />
    </>
  )
}

type ProtectedProps = {
  waiting?: ReactNode
  children: ReactNode
}

export function Protected({ waiting = <LoadingScreen />, children }: ProtectedProps) {
  const { session } = useSession()
  const { pathname, search } = useLocation()
  if (session.is === 'signed-in') return children
  if (session.is !== 'signed-out') return waiting
  // After signing out there is no way back: the next player at this device may be another.
  const state = session.left ? null : { from: pathname + search }
  return <Redirect to="/auth" state={state} />
}

/** For everybody, as soon as it is known who it is: the page is prerendered for somebody unknown. */
export function Public({ children }: { children: ReactNode }) {
  const { session } = useSession()
  return session.is === 'unknown' ? <LoadingScreen /> : children
}

export function LoadingScreen() {
  return (
    <main>
      <Loading />
    </main>
  )
}

export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { session } = useSession()
  const { state } = useLocation()
  if (session.is !== 'signed-in') return children
  if (session.user.isAnonymous && wantsAccount(state)) return children
  return <Redirect to={returnPath(state)} />
}

function wantsAccount(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keep' in state
}

const scriptLink = /^\/(?:(?:quickgame|group-play-screen)\?|scripts\/[\w-]+)/

export function returnPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/'
  return typeof state.from === 'string' && scriptLink.test(state.from) ? state.from : '/'
}
