import { type CardsAnswer, type ScriptView } from '../game/protocol.ts'
import { Visitor } from '../server/test/visitor.ts'

export async function enterAsGuest(url: string): Promise<Visitor> {
  const guest = new Visitor(url)
  const answer = await guest.post('/api/auth/sign-in/anonymous')
  if (!answer.ok) throw new Error(`A guest was not let in: ${answer.status}`)
  return guest
}

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
