import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useLocation } from 'react-router'
import { isProblem } from '../../game/problem.ts'
import { type ScriptView } from '../../game/protocol.ts'
import { readScript } from '../api/scripts.ts'
import { createScriptPlay, type ScriptPlay, type Writer } from '../script/play.ts'
import { useSession } from '../frame/session-context.ts'
import { useToast } from '../ui/toast.tsx'
import { type ScriptPage, turnPage } from './state.ts'

export type ScriptMoves = {
  readonly goOn: (writer: Writer) => void
  readonly stop: () => void
  readonly reopen: () => void
  /** Takes over what the server answered to a change of its title, link or versions. */
  readonly take: (script: ScriptView) => void
}

/** Reads the script of this id, and follows it while it is written. */
export function useScript(id: string): { readonly page: ScriptPage; readonly moves: ScriptMoves } {
  const [page, tell] = useReducer(turnPage, { is: 'opening' })
  const play = useRef<ScriptPlay | null>(null)
  const toasts = useToast()
  const { readAgain } = useSession()

  async function open(opened: ScriptPlay) {
    tell({ is: 'opening' })
    const answer = await readScript(id)
    if (opened.isClosed()) return
    if (isProblem(answer)) {
      if (!opened.isSignedOut(answer)) tell({ is: 'missing', problem: answer })
      return
    }
    tell({ is: 'open', script: answer })
    opened.follow(answer)
  }
  const arrive = useEffectEvent((): ScriptPlay => {
    const arrived = createScriptPlay({
      hear: (scriptId, news) => tell({ is: 'writing', scriptId, news }),
      complain: ({ sentence }) => toasts.show(sentence),
      signedOut: readAgain, // the protection of the routes leads to /auth
    })
    void open(arrived)
    return arrived
  })
  // Whoever has deleted it is led away; Back may win before that is seen, and what is shown must be read anew.
  const location = useLocation()
  useEffect(() => {
    const arrived = arrive()
    play.current = arrived
    return () => {
      arrived.close()
      play.current = null
    }
  }, [id, location])

  const script = page.is === 'open' ? page.writing.script : null
  return {
    page,
    moves: {
      goOn: (writer) => void (script && play.current?.goOn(script, writer)),
      stop: () => void (script && play.current?.stop(script)),
      reopen: () => void (play.current && open(play.current)),
      take: (told) => tell({ is: 'told', script: told }),
    },
  }
}
