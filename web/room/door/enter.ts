import { isProblem, type Problem } from '../../../game/problem.ts'
import { makeKey, sendMove } from '../../api/rooms.ts'
import { playAsGuest } from '../../api/session.ts'
import { type SessionControl } from '../../frame/session-context.ts'
import { keepOwnName, rememberRoom } from '../memory.ts'

/** Into the room by one press: whoever is signed out is a guest from then on. Null when in. */
export async function enterRoom(
  control: SessionControl,
  code: string,
  name: string,
): Promise<Problem | null> {
  const refused = await beSomebody(control)
  if (refused) return refused
  const answer = await sendMove(code, makeKey(), { is: 'join', name })
  if (isProblem(answer)) {
    if (answer.code === 'signed-out') control.readAgain()
    return answer
  }
  rememberRoom(code)
  keepOwnName(name)
  return null
}

async function beSomebody({ session, accept }: SessionControl): Promise<Problem | null> {
  if (session.is === 'signed-in') return null
  const guest = await playAsGuest()
  if (isProblem(guest)) return guest
  accept(guest)
  return null
}
