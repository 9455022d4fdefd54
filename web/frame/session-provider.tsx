import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { isProblem, problem, type Problem } from '../../game/problem.ts'
import { type SessionView } from '../../game/protocol.ts'
import { readSession, signOut } from '../api/session.ts'
import { SessionContext, type Session } from './session-context.ts'

export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ is: 'unknown' })
  // An older read must not undo a sign-in or a newer read.
  const readings = useRef(0)

  const read = useCallback(() => {
    const mine = ++readings.current
    const take = (answer: SessionView | Problem) => {
      if (mine === readings.current) setSession((before) => nextSession(before, answer))
    }
    void Promise.race([readSession(), giveUp()]).then(take)
  }, [])
  useEffect(read, [read])
  const notifyOtherTabs = useOtherTabs(read)

  const control = useMemo(() => {
    const accept = (view: SessionView) => {
      readings.current++
      setSession((before) => nextSession(before, view))
      notifyOtherTabs()
    }
    const readAgain = () => {
      setSession({ is: 'unknown' })
      read()
    }
    const leave = async (): Promise<Problem | null> => {
      const answer = await signOut()
      if (isProblem(answer)) return answer
      accept(answer)
      return null
    }
    return { session, accept, readAgain, leave }
  }, [session, read, notifyOtherTabs])
  return <SessionContext value={control}>{children}</SessionContext>
}

/** In milliseconds, for reading the session. */
const longestReading = 15_000

function giveUp(): Promise<Problem> {
  return new Promise((resolve) => setTimeout(resolve, longestReading, problem('unavailable')))
}

function nextSession(before: Session, answer: SessionView | Problem): Session {
  if (isProblem(answer)) return before.is === 'unknown' ? { is: 'unreachable', problem: answer } : before
  const { user, host } = answer
  if (user) return { is: 'signed-in', user, host }
  const left = before.is === 'signed-in' || (before.is === 'signed-out' && before.left)
  return { is: 'signed-out', host, left }
}

function useOtherTabs(onChange: () => void): () => void {
  const channel = useRef<BroadcastChannel>(null)
  useEffect(() => {
    const opened = new BroadcastChannel('session')
    opened.addEventListener('message', onChange)
    channel.current = opened
    return () => opened.close()
  }, [onChange])
  return useCallback(() => channel.current?.postMessage('changed'), [])
}
