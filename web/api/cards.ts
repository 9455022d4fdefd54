import { isProblem, type Problem } from '../../game/problem.ts'
import { type CardsAnswer } from '../../game/protocol.ts'
import { request } from './request.ts'

const keptMs = 10 * 60_000

let kept: { readonly cards: CardsAnswer; readonly until: number } | null = null

export async function readCards(): Promise<CardsAnswer | Problem> {
  const answer = await request<CardsAnswer>('/api/cards')
  kept = isProblem(answer) ? null : { cards: answer, until: performance.now() + keptMs }
  return answer
}

/** Those that were read in the last minutes, for players who wait for their hand: the deck changes with the server only. */
export function cardsAtHand(): CardsAnswer | null {
  return kept !== null && performance.now() < kept.until ? kept.cards : null
}

/** For when the server does not know them: the next hand is dealt from what it has now. */
export function forgetCards(): void {
  kept = null
}
