import { isProblem, type Problem } from '../../../game/problem.ts'
import { type FirstSetup } from '../../../game/room/move.ts'
import { makeKey, openRoom, sendMove } from '../../api/rooms.ts'
import { keepOwnName, rememberRoom } from '../memory.ts'

/** Without a name this device is the room's screen. Answers the path of the room. */
export async function openOwnRoom(
  setup: FirstSetup,
  name: string | null,
): Promise<{ path: string } | Problem> {
  const answer = await openRoom({ name, setup })
  if (isProblem(answer)) return answer
  const { code } = answer.room
  rememberRoom(code)
  if (name !== null) keepOwnName(name)
  // Who has chosen the rating need not be asked for it.
  if (answer.you.isAsked) await sendMove(code, makeKey(), { is: 'agree' })
  return { path: `/room/${code}` }
}
