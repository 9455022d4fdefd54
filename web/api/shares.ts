import { type Problem } from '../../game/problem.ts'
import { type ScriptView, type SharedScript } from '../../game/protocol.ts'
import { request } from './request.ts'

export function shareScript(id: string): Promise<ScriptView | Problem> {
  return request<ScriptView>(pathOf(id), { method: 'POST' })
}

export function unshareScript(id: string): Promise<ScriptView | Problem> {
  return request<ScriptView>(pathOf(id), { method: 'DELETE' })
}

function pathOf(id: string): string {
  return `/api/scripts/${encodeURIComponent(id)}/share`
}

/** For anybody who has the link. */
export function readShared(shareId: string): Promise<SharedScript | Problem> {
  return request<SharedScript>(`/s/${encodeURIComponent(shareId)}/script`)
}
