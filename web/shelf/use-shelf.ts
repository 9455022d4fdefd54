import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { isProblem, type Problem } from '../../game/problem.ts'
import { type ScriptSummary, type ScriptView } from '../../game/protocol.ts'
import { listScripts } from '../api/shelf.ts'
import { useScriptDeletion } from './deletion.ts'
import { useSession } from '../frame/session-context.ts'
import { onRestored } from './news.ts'
import { type Shelf, sortShelf } from './state.ts'

export type ShelfMoves = {
  readonly more: () => void
  readonly again: () => void
  readonly take: (script: ScriptView) => void
  readonly remove: (script: ScriptSummary) => Promise<void>
}

/** Between two polls, in milliseconds: with a script being written, and without. */
const lookAgainMs = { live: 4000, still: 60_000 }

/** Ignores answers that a newer question has overtaken. */
export function useShelf(search: string): { readonly shelf: Shelf; readonly moves: ShelfMoves } {
  const [shelf, dispatch] = useReducer(sortShelf, { is: 'opening' })
  const { readAgain } = useSession()
  const removeScript = useScriptDeletion()
  const asking = useRef(new AbortController())
  // Two presses may come before the next render.
  const asked = useRef<string | null>(null)

  function refuse(what: 'search' | 'more', problem: Problem) {
    if (problem.code === 'signed-out') readAgain() // the protection of the routes leads to /auth
    else dispatch({ is: 'refused', what, problem })
  }
  function begin(): AbortSignal {
    asking.current.abort()
    asking.current = new AbortController()
    asked.current = null
    return asking.current.signal
  }
  async function list() {
    const signal = begin()
    dispatch({ is: 'search-asked' })
    const answer = await listScripts({ search, after: null, signal })
    if (signal.aborted) return
    if (isProblem(answer)) refuse('search', answer)
    else dispatch({ is: 'listed', search, answer })
  }
  async function more() {
    if (shelf.is !== 'open' || shelf.next === null || asked.current === shelf.next) return
    const signal = begin()
    asked.current = shelf.next
    dispatch({ is: 'more-asked' })
    const answer = await listScripts({ search: shelf.search, after: shelf.next, signal })
    if (signal.aborted) return
    asked.current = null
    if (isProblem(answer)) refuse('more', answer)
    else dispatch({ is: 'more-listed', answer })
  }
  async function lookAgain(signal: AbortSignal) {
    const answer = await listScripts({ search, after: null, signal })
    if (!signal.aborted && !isProblem(answer)) dispatch({ is: 'looked-again', search, answer })
  }
  async function remove(script: ScriptSummary) {
    if (!(await removeScript(script))) return
    dispatch({ is: 'removed', id: script.id })
    // The counts of its other versions have changed.
    if (script.version.of > 1) void lookAgain(asking.current.signal)
  }

  const arrive = useEffectEvent(() => void list())
  useEffect(() => {
    arrive()
    return () => asking.current.abort()
  }, [search])
  useEffect(() => onRestored((script) => dispatch({ is: 'restored', script })), [])

  const isLive = shelf.is === 'open' && shelf.scripts.some(({ state }) => state === 'writing')
  const look = useEffectEvent((signal: AbortSignal) => {
    if (document.visibilityState === 'visible' && shelf.is === 'open') void lookAgain(signal)
  })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const looking = setInterval(() => look(signal), lookAgainMs[isLive ? 'live' : 'still'])
    // The player may have played in another tab.
    document.addEventListener('visibilitychange', () => look(signal), { signal })
    return () => {
      clearInterval(looking)
      leaving.abort()
    }
  }, [isLive])

  const again = () => {
    const isMore = shelf.is === 'open' && shelf.asking.is === 'refused' && shelf.asking.what === 'more'
    void (isMore ? more() : list())
  }
  return {
    shelf,
    moves: { more: () => void more(), again, take: (script) => dispatch({ is: 'renamed', script }), remove },
  }
}
