import { type Problem } from '../../game/problem.ts'
import { type CardsAnswer } from '../../game/protocol.ts'
import { request } from './request.ts'

export function readCards(): Promise<CardsAnswer | Problem> {
  return request<CardsAnswer>('/api/cards')
}
