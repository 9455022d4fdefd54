import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'

/** Pause in typing after which the search starts, in milliseconds. */
const pauseMs = 250

/** The server's limit. */
export const longestSearch = 200

type Search = {
  readonly asked: string
  readonly typed: string
  readonly type: (text: string) => void
  readonly ask: (text: string) => void
}

/** The address holds the search, so that Back and reload keep it; the field is ahead of it while typing. */
export function useSearch(): Search {
  const { search, state, key } = useLocation()
  const navigate = useNavigate()
  const asked = (new URLSearchParams(search).get('search') ?? '').slice(0, longestSearch)
  const [draft, setDraft] = useState({ text: asked, at: key })
  // A search from the field must not overwrite what was typed since.
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
