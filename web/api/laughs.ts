import { type Problem } from '../../game/problem.ts'
import { type LaughsAnswer, type LaughsBody } from '../../game/protocol.ts'
import { request } from './request.ts'

export function readLaughs(scriptId: string): Promise<LaughsAnswer | Problem> {
  return request<LaughsAnswer>(pathOf(scriptId))
}

export function sendLaughs(scriptId: string, body: LaughsBody): Promise<unknown> {
  return request<LaughsAnswer>(pathOf(scriptId), { method: 'POST', body })
}

function pathOf(scriptId: string): string {
  return `/api/scripts/${encodeURIComponent(scriptId)}/laughs`
}
