import { type LaughPlace, writeLaughPlace } from '../../game/laughs.ts'
import { type Problem } from '../../game/problem.ts'
import { type LaughsAnswer, type LaughsBody } from '../../game/protocol.ts'
import { request, requestFile } from './request.ts'

export function readLaughs(scriptId: string): Promise<LaughsAnswer | Problem> {
  return request<LaughsAnswer>(pathOf(scriptId))
}

export function sendLaughs(scriptId: string, body: LaughsBody): Promise<unknown> {
  return request<LaughsAnswer>(pathOf(scriptId), { method: 'POST', body })
}

function pathOf(scriptId: string): string {
  return `/api/scripts/${encodeURIComponent(scriptId)}/laughs`
}

/** `reader`: who read it, as the room knows; may be empty. */
export function fetchLaughPicture(
  scriptId: string,
  place: LaughPlace,
  reader: string,
): Promise<Blob | Problem> {
  const query = reader === '' ? '' : `?reader=${encodeURIComponent(reader)}`
  return requestFile(`${pathOf(scriptId)}/${writeLaughPlace(place)}/picture${query}`)
}
