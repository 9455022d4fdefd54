import { useNavigate } from 'react-router'
import { isProblem, problem, type Problem } from '../../../game/problem.ts'
import { type FirstSetup } from '../../../game/room/move.ts'
import { useSession } from '../../frame/session-context.ts'

/** Null when the room is open, and the way to it taken. */
export type OpenRoom = (setup: FirstSetup, name: string | null) => Promise<Problem | null>

export function useOpenRoom(): OpenRoom {
  const navigate = useNavigate()
  const { readAgain } = useSession()
  return async (setup, name) => {
    const code = await import('./open-room.ts').catch(() => null)
    const answer = (await code?.openOwnRoom(setup, name)) ?? problem('network')
    if (!isProblem(answer)) {
      void navigate(answer.path)
      return null
    }
    if (answer.code === 'signed-out') readAgain()
    return answer
  }
}
