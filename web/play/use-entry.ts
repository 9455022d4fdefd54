import { useEffect, useEffectEvent, useId, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'

/** Where an entry of the history leads, what it keeps, and whether it stands beside the one before it or in its place. */
export type Address = { readonly path: string; readonly state: object; readonly how: 'replace' | 'push' }

/**
 * What the history entry says, and how the game changes it: here at once, in the entry after that, and the router tells
 * of it a moment later. Back, Forward and links lead to another entry: then that is what holds.
 */
export function useEntry<Entry>(told: Entry, addressOf: (entry: Entry, before: Entry) => Address) {
  const location = useLocation()
  const arrival = useNavigationType()
  const navigate = useNavigate()
  const by = useId()
  const [held, hold] = useState({ location, entry: told, before: told })
  const isOwn = arrival !== NavigationType.Pop && writerOf(location.state) === by
  if (held.location !== location) {
    hold(isOwn ? { ...held, location, before: held.entry } : { location, entry: told, before: told })
  }
  const { entry, before } = held

  const keep = useEffectEvent(() => {
    // A screen that is being left may still hear news: it must not call the players back.
    if (entry === before || window.location.pathname !== location.pathname) return
    const { path, state, how } = addressOf(entry, before)
    // The router may not have told yet of what was pushed a moment ago.
    const isNamed = window.location.pathname + window.location.search === path
    void navigate(path, { replace: isNamed || how === 'replace', state: { ...state, by } })
  })
  useEffect(() => keep(), [entry])

  const change = (turn: (before: Entry) => Entry) =>
    hold((held) => {
      const entry = turn(held.entry)
      return entry === held.entry ? held : { ...held, entry }
    })
  return [entry, change] as const
}

function writerOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'by' in state ? state.by : null
}
