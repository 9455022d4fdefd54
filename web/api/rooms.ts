import { type Problem } from '../../game/problem.ts'
import { type Move, type MoveBody, type OpenRoomBody, type RoomLaughsBody } from '../../game/room/move.ts'
import { type MoveAnswer, type RoomAnswer } from '../../game/room/view.ts'
import { request, send } from './request.ts'
import { isMoveAnswer, isRoomAnswer } from './room-form.ts'
import { expectForm } from './script-form.ts'

export async function openRoom(body: OpenRoomBody): Promise<RoomAnswer | Problem> {
  const answer = await request<RoomAnswer>('/api/rooms', { method: 'POST', body })
  return expectForm(answer, isRoomAnswer)
}

/** For those who are in it; a stranger learns nothing of it. */
export async function readRoom(code: string): Promise<RoomAnswer | Problem> {
  return expectForm(await request<RoomAnswer>(pathOfRoom(code)), isRoomAnswer)
}

/** Sent again with the same key, it is the same move. */
export async function sendMove(code: string, key: string, move: Move): Promise<MoveAnswer | Problem> {
  const body: MoveBody = { key, move }
  const answer = await request<MoveAnswer>(`${pathOfRoom(code)}/moves`, { method: 'POST', body })
  return expectForm(answer, isMoveAnswer)
}

export function sendRoomLaugh(code: string, body: RoomLaughsBody): Promise<undefined | Problem> {
  return send(`${pathOfRoom(code)}/laughs`, { method: 'POST', body })
}

/** Nobody else has had it: of a move, or of a tab. */
export function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}

export function pathOfRoom(code: string): string {
  return `/api/rooms/${encodeURIComponent(code)}`
}
