import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { isProblem, type Problem } from '../../game/problem.ts'
import { type Move } from '../../game/room/move.ts'
import { followRoom, type RoomStream } from '../api/room-stream.ts'
import { makeKey, sendMove } from '../api/rooms.ts'
import { useSession } from '../frame/session-context.ts'
import { useToast } from '../ui/toast/toast.tsx'
import { createMailbox, type Mailbox } from './mailbox.ts'
import { createNewsDesk } from './news.ts'
import { opening, type RoomShown, type RoomState, turnRoom } from './state.ts'
import { useWake } from './use-wake.ts'

export type RoomMoves = {
  /** Null when it is done. Sent until the room has answered, over lost connections. */
  readonly ask: (move: Move) => Promise<Problem | null>
  /** The same; what the room refuses is told by a toast. */
  readonly make: (move: Move) => void
  /** Here instead of in the other tab. */
  readonly takeOver: () => void
}

/** What every view of a room gets: the state as the server told it, and what may be asked for. */
export type RoomViewProps = { readonly shown: RoomShown; readonly moves: RoomMoves }

/** One for each page: of a person's tabs the newest is the room's. */
const tab = makeKey()

/** In milliseconds: a turn that was answered and has not come by then was lost with its connection. */
const turnMs = 2000

/** For somebody who was let in. `onOutside` hears that the room is no more, or no more theirs. */
export function useRoom(
  code: string,
  onOutside: (problem: Problem) => void,
): { readonly state: RoomState; readonly moves: RoomMoves } {
  const { readAgain } = useSession()
  const [state, dispatch] = useReducer(turnRoom, opening)
  const toasts = useToast()
  const stream = useRef<RoomStream>(null)
  const mailbox = useRef<Mailbox>(null)

  const isClosed = state.is === 'inside' && state.shown.room.phase.is === 'closed'
  const isReplaced = state.is === 'inside' && state.line === 'replaced'
  const follow = useEffectEvent(() => {
    const desk = createNewsDesk(Date.now)
    return followRoom(code, tab, {
      onFrame: (frame) => desk.read(frame).forEach(dispatch),
      onCut: () => dispatch({ is: 'cut' }),
      onResumed: () => dispatch({ is: 'resumed' }),
      onTrouble: (problem) => {
        onOutside(problem)
        if (problem.code === 'signed-out') readAgain()
      },
    })
  })
  const isFollowing = !isClosed && !isReplaced
  useEffect(() => {
    if (!isFollowing) return
    const opened = follow()
    stream.current = opened
    return () => {
      stream.current = null
      opened.close()
    }
  }, [isFollowing])

  useEffect(() => {
    const box = createMailbox(
      (key, move) => sendMove(code, key, move),
      (asked) => dispatch({ is: 'asked', asked }),
    )
    mailbox.current = box
    return box.close
  }, [code])

  useWake({
    // A locked phone would keep its connection for long, and the room would wait for its reader.
    onSleep: () => {
      if (state.is !== 'inside' || state.shown.you.role === 'screen') return false
      stream.current?.rest()
      return true
    },
    onWake: () => {
      stream.current?.reopen()
      mailbox.current?.hurry()
    },
  })

  const shownTurn = useRef(0)
  useEffect(() => {
    shownTurn.current = state.is === 'inside' ? state.shown.room.n : 0
  }, [state])

  async function ask(move: Move): Promise<Problem | null> {
    const answer = await mailbox.current?.put(move)
    if (answer === undefined) return null
    if (isProblem(answer)) {
      if (answer.code === 'signed-out') readAgain()
      return answer
    }
    setTimeout(() => answer.n > shownTurn.current && stream.current?.reopen(), turnMs)
    return null
  }

  async function make(move: Move) {
    const refused = await ask(move)
    if (refused) toasts.show(refused.sentence)
  }

  return {
    state,
    moves: {
      ask,
      make: (move) => void make(move),
      takeOver: () => dispatch({ is: 'opening' }),
    },
  }
}
