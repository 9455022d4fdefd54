import { type Problem } from '../../game/problem.ts'
import { type NewVersionBody, type ScriptView } from '../../game/protocol.ts'
import { request } from './request.ts'

export function startVersion(id: string, body: NewVersionBody): Promise<ScriptView | Problem> {
  return request<ScriptView>(`/api/scripts/${encodeURIComponent(id)}/versions`, { method: 'POST', body })
}
