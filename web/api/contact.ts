import { type Problem } from '../../game/problem.ts'
import { type ContactAnswer } from '../../game/protocol.ts'
import { request } from './request.ts'

export function readContact(): Promise<ContactAnswer | Problem> {
  return request<ContactAnswer>('/api/contact')
}
