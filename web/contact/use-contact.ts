import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Chat, choose, readChat } from '../../game/contact-chat.ts'

/** In the history entry, so that reload and Back restore it. */
export function useContactChat(): { chat: Chat; say: (label: string) => void } {
  const { state } = useLocation()
  const navigate = useNavigate()
  const chat = useMemo(() => readChat(state), [state])
  function say(label: string) {
    const next = choose(chat, label)
    if (next !== 'leave') void navigate('/contact', { replace: true, state: { chat: next } })
    else if (hasPlaceBefore()) void navigate(-1)
    else void navigate('/')
  }
  return { chat, say }
}

function hasPlaceBefore(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack
  // Older browsers: the router counts its own entries.
  const { idx = 0 } = (history.state ?? {}) as { idx?: number }
  return idx > 0
}
