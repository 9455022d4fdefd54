import { useEffect, useEffectEvent, useId, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'

export type Address = { readonly path: string; readonly state: object; readonly how: 'replace' | 'push' }

/** A change shows at once, the router reports it a moment later. After Back, Forward or a link its entry decides. */
export function useEntry<Entry>(told: Entry, addressOf: (entry: Entry, before: Entry) => Address) {
  const location = useLocation()
  const arrival = useNavigationType()
  const navigate = useNavigate()
  const by = useId()
  const [held, hold] = useState({ location, entry: told, before: told })
  if (held.location !== location) {
    const isOwn = arrival !== NavigationType.Pop && writerOf(location.state) === by
    hold(isOwn ? { ...held, location } : { location, entry: told, before: told })
  }
  const { entry, before } = held

  const keep = useEffectEvent(() => {
    // News may still come while the player is leaving: it must not call the player back.
    if (entry === before || window.location.pathname !== location.pathname) return
    const { path, state, how } = addressOf(entry, before)
    void navigate(path, { replace: how === 'replace', state: { ...state, by } })
  })
  useEffect(() => keep(), [entry])

  const change = (turn: (before: Entry) => Entry) =>
    hold((held) => {
      const entry = turn(held.entry)
      return entry === held.entry ? held : { ...held, entry, before: held.entry }
    })
  return [entry, change] as const
}

function writerOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'by' in state ? state.by : null
}
