import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isProblem } from '../../game/problem.ts'
import { startVersion } from '../api/versions.ts'
import { useSession } from '../frame/session-context.ts'
import { shelfSentence } from '../shelf/sentences.ts'
import { useToast } from '../ui/toast/toast.tsx'

/** Has a script written again from a chapter on, 0 for all of it, and goes there. */
export function useNewVersion(id: string) {
  const [asked, setAsked] = useState<string | null>(null)
  const underway = useRef<string | null>(null) // two presses may come before the next render
  const navigate = useNavigate()
  const toasts = useToast()
  const { readAgain } = useSession()

  async function ask(from: number) {
    if (underway.current === id) return
    underway.current = id
    setAsked(id)
    const answer = await startVersion(id, { from })
    underway.current = null
    setAsked(null)
    if (!isProblem(answer)) void navigate(`/scripts/${encodeURIComponent(answer.id)}`)
    else if (answer.code === 'signed-out') readAgain()
    else toasts.show(shelfSentence(answer))
  }
  return { isAsking: asked === id, write: (from: number) => void ask(from) }
}
