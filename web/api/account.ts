import { type Problem } from '../../game/problem.ts'
import { type AccountAnswer, type DeleteAccountBody } from '../../game/protocol.ts'
import { request, send } from './request.ts'

export function readAccount(): Promise<AccountAnswer | Problem> {
  return request<AccountAnswer>('/api/account')
}

export function deleteAccount(body: DeleteAccountBody): Promise<undefined | Problem> {
  return send('/api/account', { method: 'DELETE', body })
}
