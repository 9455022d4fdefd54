import { type Problem } from '../../game/problem.ts'
import { type RenameScriptBody, type ScriptListAnswer, type ScriptView } from '../../game/protocol.ts'
import { request, send } from './request.ts'

type Shelf = { readonly search: string; readonly after: string | null; readonly signal: AbortSignal }

export function listScripts({ search, after, signal }: Shelf): Promise<ScriptListAnswer | Problem> {
  const query = new URLSearchParams()
  if (search !== '') query.set('search', search)
  if (after !== null) query.set('after', after)
  return request<ScriptListAnswer>(`/api/scripts${query.size > 0 ? `?${query.toString()}` : ''}`, { signal })
}

export function renameScript(id: string, body: RenameScriptBody): Promise<ScriptView | Problem> {
  return request<ScriptView>(pathOf(id), { method: 'PATCH', body })
}

export function deleteScript(id: string): Promise<undefined | Problem> {
  return send(pathOf(id), { method: 'DELETE' })
}

export function restoreScript(id: string): Promise<ScriptView | Problem> {
  return request<ScriptView>(`${pathOf(id)}/restoration`, { method: 'POST', body: {} })
}

function pathOf(id: string): string {
  return `/api/scripts/${encodeURIComponent(id)}`
}
