import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { isProblem } from '../../game/problem.ts'
import { readScript } from '../api/scripts.ts'
import { createScriptPlay, type ScriptPlay, type Writer } from '../script/play.ts'
import { useSession } from '../frame/session-context.ts'
import { useToast } from '../ui/toast.tsx'
import { keepPlace, readPlace } from './place.ts'
import { type ReadMove, readOn, stepOf, type TableRead } from './state.ts'

export type ReadMoves = {
  readonly go: (move: ReadMove) => void
  readonly goOn: (writer: Writer) => void
  readonly reopen: () => void
}

/** A script on the stage, followed while it grows. */
export function useTableRead(scriptId: string): { readonly read: TableRead; readonly moves: ReadMoves } {
  const [read, tell] = useReducer(readOn, { is: 'opening' })
  const { readAgain } = useSession()
  const toasts = useToast()
  const play = useRef<ScriptPlay | null>(null)

  async function open(opened: ScriptPlay, id: string) {
    tell({ is: 'opening' })
    const answer = await readScript(id)
    if (opened.isClosed()) return
    if (!isProblem(answer)) {
      tell({ is: 'open', script: answer, kept: readPlace(id) })
      opened.follow(answer)
    } else if (!opened.isSignedOut(answer)) tell({ is: 'missing', problem: answer })
  }

  const arrive = useEffectEvent((id: string): ScriptPlay => {
    const arrived = createScriptPlay({
      hear: (heard, news) => tell({ is: 'writing', scriptId: heard, news }),
      complain: ({ sentence }) => toasts.show(sentence),
      signedOut: readAgain, // the protection of the routes leads to /auth
    })
    void open(arrived, id)
    return arrived
  })
  useEffect(() => {
    const arrived = arrive(scriptId)
    play.current = arrived
    return () => {
      arrived.close()
      play.current = null
    }
  }, [scriptId])

  const place = read.is === 'open' && (read.spot.is === 'end' ? 'end' : stepOf(read)?.place)
  useEffect(() => {
    if (place) keepPlace(scriptId, place)
  }, [scriptId, place])

  const script = read.is === 'open' ? read.writing.script : null
  return {
    read,
    moves: {
      go: tell,
      goOn: (writer) => void (script && play.current?.goOn(script, writer)),
      reopen: () => void (play.current && open(play.current, scriptId)),
    },
  }
}
