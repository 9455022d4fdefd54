import { type Category } from '../../game/card.ts'
import { problems } from '../../game/problem.ts'

/** What players of head-to-head and group play read when something went wrong (spec §8). */
export function playSentence(message: string): string {
  if (/network/i.test(message)) return 'Network error. Please check your internet connection.'
  if (/timeout/i.test(message)) return 'Request timed out. Please try again.'
  if (/cards/i.test(message)) return message
  return problems.unexpected.sentence
}

export function shortageSentence(category: Category): string {
  return `Not enough ${category} cards available.`
}
