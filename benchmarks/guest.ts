import { type CardsAnswer, type ScriptView } from '../game/protocol.ts'
import { Visitor } from '../server/test/visitor.ts'

/** Somebody without a screen who plays as a guest. */
export async function enterAsGuest(url: string): Promise<Visitor> {
  const guest = new Visitor(url)
  const answer = await guest.post('/api/auth/sign-in/anonymous')
  if (!answer.ok) throw new Error(`A guest was not let in: ${answer.status}`)
  return guest
}

/** Begins a quick game with the cards that come `number`th, and answers its script's id. */
export async function beginScript(guest: Visitor, url: string, number: number): Promise<string> {
  const cards = (await (await guest.open(`${url}/api/cards`)).json()) as CardsAnswer
  const ids = Object.fromEntries(
    Object.entries(cards).map(([category, all]) => [category, all[number % all.length]?.id]),
  )
  const body = { mode: 'quick', rating: 'family-friendly', cards: ids }
  const answer = await guest.post('/api/scripts', body)
  if (!answer.ok) throw new Error(`A script was not begun: ${answer.status}`)
  return ((await answer.json()) as ScriptView).id
}
