import { useNavigate } from 'react-router'
import { isProblem, type Problem } from '../../../game/problem.ts'
import { type Setup } from '../../../game/room/room.ts'
import { makeKey, openRoom, sendMove } from '../../api/rooms.ts'
import { useSession } from '../../frame/session-context.ts'
import { keepOwnName, rememberRoom } from '../memory.ts'

/** Without a name this device is the room's screen. Null when the room is open, and the way to it taken. */
export type OpenRoom = (setup: Setup, name: string | null) => Promise<Problem | null>

export function useOpenRoom(): OpenRoom {
  const navigate = useNavigate()
  const { readAgain } = useSession()
  return async (setup, name) => {
    const answer = await openRoom({ name, setup })
    if (isProblem(answer)) {
      if (answer.code === 'signed-out') readAgain()
      return answer
    }
    const { code } = answer.room
    rememberRoom(code)
    if (name !== null) keepOwnName(name)
    // Who has chosen the rating need not be asked for it.
    if (answer.you.isAsked) await sendMove(code, makeKey(), { is: 'agree' })
    void navigate(`/room/${code}`)
    return null
  }
}

/** Its owner's own; anything larger is looked at by all. */
export function isPhone(): boolean {
  return matchMedia('(max-width: 47.5em), (pointer: coarse) and (max-height: 30em)').matches
}
