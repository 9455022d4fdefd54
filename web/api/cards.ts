import { isProblem, type Problem } from '../../game/problem.ts'
import { type CardsAnswer } from '../../game/protocol.ts'
import { request } from './request.ts'
import { expectForm, isCards } from './script-form.ts'

const keptMs = 10 * 60_000

let kept: { readonly cards: CardsAnswer; readonly until: number } | null = null
let told: { readonly address: string; readonly until: number } | null = null

/** The session tells the address: a browser that has been there before has the cards, and asks nothing. */
export function noteCards(address: string): void {
  told = { address, until: performance.now() + keptMs }
}

export async function readCards(): Promise<CardsAnswer | Problem> {
  const address = told !== null && performance.now() < told.until ? told.address : '/api/cards'
  const answer = expectForm(await request<CardsAnswer>(address), isCards)
  kept = isProblem(answer) ? null : { cards: answer, until: performance.now() + keptMs }
  return answer
}

/** For players who wait for their hand: the deck changes with the server only. */
export function cardsAtHand(): CardsAnswer | null {
  return kept !== null && performance.now() < kept.until ? kept.cards : null
}

/** For when the server does not know the dealt cards. */
export function forgetCards(): void {
  kept = null
  told = null
}
