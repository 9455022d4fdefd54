import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'

/** How long the player may pause between two letters without being answered, in milliseconds. */
const pauseMs = 250

/** The longest search that the server takes. */
export const longestSearch = 200

type Search = {
  /** What the address asks for. */
  readonly asked: string
  /** What stands in the field. */
  readonly typed: string
  readonly type: (text: string) => void
  /** Asks for what was typed without waiting. */
  readonly ask: (text: string) => void
}

/** What is looked for stands in the address, so that Back and reload keep it; the field is a little ahead of it. */
export function useSearch(): Search {
  const { search, state, key } = useLocation()
  const navigate = useNavigate()
  const asked = (new URLSearchParams(search).get('search') ?? '').slice(0, longestSearch)
  const [draft, setDraft] = useState({ text: asked, at: key })
  // The field itself has led here, and the player may have typed on; elsewhere the address tells.
  const isOurs = useNavigationType() === NavigationType.Replace && isTyped(state)
  const typed = isOurs || draft.at === key ? draft.text : asked

  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (!isOurs) clearTimeout(waiting.current)
  }, [key, isOurs])
  useEffect(() => () => clearTimeout(waiting.current), [])

  function ask(text: string) {
    clearTimeout(waiting.current)
    setDraft({ text, at: key })
    const wanted = text.trim()
    const query = wanted === '' ? '' : `?${new URLSearchParams({ search: wanted }).toString()}`
    void navigate(`/scripts${query}`, { replace: true, state: { typed: true } })
  }
  function type(text: string) {
    setDraft({ text, at: key })
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => ask(text), pauseMs)
  }
  return { asked, typed, type, ask }
}

function isTyped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'typed' in state
}
