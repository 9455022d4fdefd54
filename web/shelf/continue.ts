import { useNavigate } from 'react-router'
import { isProblem } from '../../game/problem.ts'
import { continueScript } from '../api/scripts.ts'
import { useSession } from '../frame/session-context.ts'
import { shelfSentence } from './sentences.ts'
import { useToast } from '../ui/toast/toast.tsx'

export function useContinuation(): (id: string) => Promise<void> {
  const navigate = useNavigate()
  const toasts = useToast()
  const { readAgain } = useSession()
  return async (id) => {
    const answer = await continueScript(id, { writer: 'default' })
    if (!isProblem(answer)) void navigate(`/scripts/${encodeURIComponent(id)}`)
    else if (answer.code === 'signed-out') readAgain()
    else toasts.show(shelfSentence(answer))
  }
}
