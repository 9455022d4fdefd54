import { type Draw } from '../../../game/card.ts'
import { isWhole } from '../../../game/deal.ts'
import { isProblem } from '../../../game/problem.ts'
import { type Rating } from '../../../game/rating.ts'
import { forgetCards } from '../../api/cards.ts'
import { startScript } from '../../api/scripts.ts'
import { giveUp } from '../../script/use-script.ts'
import { type Begun } from '../ahead.tsx'
import { dealHand } from './deal.ts'

export function beginGame(rating: Rating, isWanted: () => boolean = () => true): Begun {
  const dealt = dealHand(Math.random)
  const start = async () => {
    const { drawn, sentences } = await dealt
    return drawn && sentences.length === 0 && isWhole(drawn) && isWanted() ? startFrom(rating, drawn) : null
  }
  const started = start()
  return { rating, dealt, started, giveUp: async () => giveUp(await started) }
}

export async function startFrom(rating: Rating, { characters, programs, settings }: Draw) {
  const cards = { characters: characters.id, programs: programs.id, settings: settings.id }
  const answer = await startScript({ mode: 'quick', rating, cards })
  if (isProblem(answer)) forgetCards()
  return answer
}
