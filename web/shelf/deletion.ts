import { isProblem, type Problem } from '../../game/problem.ts'
import { type ScriptSummary } from '../../game/protocol.ts'
import { deleteScript, restoreScript } from '../api/shelf.ts'
import { useToast } from '../ui/toast/toast.tsx'
import { useSession } from '../frame/session-context.ts'
import { shelfSentence } from './sentences.ts'
import { announceRestored } from './news.ts'

type NamedScript = Pick<ScriptSummary, 'id' | 'title' | 'isOwn'>

/** A script that another account owns leaves this shelf alone. */
export function removalLabel({ isOwn }: Pick<NamedScript, 'isOwn'>): string {
  return isOwn ? 'Delete' : 'Take off My Shelf'
}

/** Offers to undo on whatever screen comes next. True when the script is gone. */
export function useScriptDeletion(): (script: NamedScript) => Promise<boolean> {
  const toasts = useToast()
  const { readAgain } = useSession()

  return async function remove(script) {
    const answer = await deleteScript(script.id)
    if (isProblem(answer) && answer.code !== 'not-found') {
      complain(answer, `“${script.title}” is still there.`)
      return false
    }
    offerBack(script, `“${script.title}” is ${script.isOwn ? 'deleted' : 'off your shelf'}.`)
    return true
  }

  function offerBack(script: NamedScript, text: string) {
    toasts.offer({ text, action: { label: 'Undo', onChoose: () => void restore(script) } })
  }

  async function restore(script: NamedScript) {
    const answer = await restoreScript(script.id)
    if (!isProblem(answer)) {
      toasts.offer({ text: `“${answer.title}” is back.` })
      announceRestored(answer)
    } else if (answer.code === 'not-found') {
      toasts.show(`“${script.title}” is gone for good.`)
    } else if (answer.code === 'signed-out') {
      readAgain()
    } else {
      offerBack(script, `“${script.title}” could not be brought back. ${shelfSentence(answer)}`)
    }
  }

  function complain(problem: Problem, otherwise: string) {
    if (problem.code === 'signed-out') readAgain()
    else toasts.show(`${otherwise} ${shelfSentence(problem)}`)
  }
}
