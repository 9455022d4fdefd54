import { useEffect, useEffectEvent, useReducer } from 'react'
import { isProblem, type Problem } from '../../game/problem.ts'
import { type OpenedScript, type ScriptView } from '../../game/protocol.ts'
import { continueScript, followScript, readScript, stopScript } from '../api/scripts.ts'
import { useSession } from '../frame/session-context.ts'
import { useToast } from '../ui/toast/toast.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import { arriveAt, type Beginning, openText, type ScriptNews, type ScriptState, turnScript } from './state.ts'
import { type Writer } from './writing.ts'

export type ScriptMoves = {
  readonly begin: (coming: Beginning['coming'], show: Beginning['show']) => void
  readonly goOn: (writer: Writer) => void
  readonly stop: () => void
  readonly reopen: () => void
  /** For a script whose address is about to change. */
  readonly leave: () => void
  readonly label: (script: ScriptView) => void
}

/** What is asked for stands in the state: an answer to what is no longer asked is dropped. */
export function useScript(
  id: string | null,
  sentenceOf: (problem: Problem) => string,
): { readonly script: ScriptState; readonly moves: ScriptMoves } {
  const [script, dispatch] = useReducer(turnScript, id, arriveAt)
  if (script.at !== id) dispatch({ is: 'arrived', at: id })
  const { at, shown, asking } = script
  const toasts = useToast()
  const { readAgain } = useSession()
  const writing = shown.is === 'open' ? shown.writing : null
  const now = writing?.now ?? null
  const of = writing?.script.id ?? ''

  function refuse(problem: Problem, news: ScriptNews): boolean {
    const isSignedOut = problem.code === 'signed-out'
    dispatch(isSignedOut ? { is: 'signed-out' } : news)
    return !isSignedOut
  }

  useAnswer(shown.is === 'opening' ? at : null, readScript, (answer, id) => {
    if (isProblem(answer)) refuse(answer, { is: 'missing', id, problem: answer })
    else dispatch({ is: 'opened', ...openText(answer) })
  })
  useAnswer(
    asking.is === 'asking' ? asking.beginning : null,
    ({ coming }) => coming,
    (answer, { show }) => {
      if (answer === null) return
      if (isProblem(answer)) return refuse(answer, { is: 'refused', problem: answer })
      dispatch({ is: 'begun', ...openText(answer) })
      show(answer)
    },
    giveUp,
  )
  useAnswer(
    now?.is === 'continuing' ? now : null,
    ({ writer }) => askForMore(of, writer),
    (answer) => {
      if (isProblem(answer)) refuse(answer, { is: 'continue-refused', id: of, problem: answer })
      else dispatch({ is: 'continued', id: of, script: answer })
    },
  )
  useAnswer(now?.is === 'following' && now.stopping ? of : null, stopScript, (answer) => {
    if (!isProblem(answer)) return
    if (refuse(answer, { is: 'stop-refused', id: of })) toasts.show(sentenceOf(answer))
  })

  const follow = useEffectEvent(() => {
    if (shown.is !== 'open') return
    let { text } = shown
    return followScript(of, text.last(), {
      onPieces: (pieces) => dispatch({ is: 'grown', id: of, lines: text.add(pieces) }),
      onEnd: (end) => dispatch({ is: 'ended', id: of, end, lines: text.end() }),
      onCut: () => dispatch({ is: 'cut', id: of }),
      onResumed: () => dispatch({ is: 'resumed', id: of }),
      onRead(answer) {
        const opened = openText(answer)
        text = opened.text
        dispatch({ is: 'opened', ...opened })
      },
      onTrouble: (problem) => refuse(problem, { is: 'lost', id: of, problem }),
    })
  })
  const followed = now?.is === 'following' ? of : null
  useEffect(() => (followed === null ? undefined : follow()), [followed])

  const isSignedOut = shown.is === 'signed-out'
  const askWhoPlays = useEffectEvent(readAgain) // the protection of the routes leads to /auth
  useEffect(() => {
    if (isSignedOut) askWhoPlays()
  }, [isSignedOut])

  return {
    script,
    moves: {
      begin: (coming, show) => dispatch({ is: 'asking', beginning: { coming, show } }),
      goOn: (writer) => dispatch({ is: 'continue-asked', id: of, writer }),
      stop: () => dispatch({ is: 'stop-asked', id: of }),
      reopen: () => dispatch({ is: 'reopened' }),
      leave: () => dispatch({ is: 'arrived', at: null }),
      label: (script) => dispatch({ is: 'labelled', script }),
    },
  }
}

/** It may have been continued already, in another window or by an earlier press: then that is read. */
async function askForMore(id: string, writer: Writer): Promise<ScriptView | Problem> {
  const answer = await continueScript(id, { writer })
  return isProblem(answer) && answer.code === 'not-writable' ? readScript(id) : answer
}

export async function giveUp(answer: OpenedScript | Problem | null): Promise<void> {
  if (answer && !isProblem(answer)) await stopScript(answer.id)
}
