import { type Category } from '../../game/card.ts'
import { databaseAway, diskFull, isHostLimit, type ProblemCode, problems } from '../../game/problem.ts'

/** What is said as it is: it tells what to do next. */
const hostSentences: ReadonlySet<string> = new Set([
  ...(Object.keys(problems) as ProblemCode[]).filter(isHostLimit).map((code) => problems[code].sentence),
  databaseAway.sentence,
  diskFull.sentence,
])

/** What players of head-to-head and group play read when something went wrong (spec §8). */
export function playSentence(message: string): string {
  if (hostSentences.has(message)) return message
  if (/network/i.test(message)) return 'Network error. Please check your internet connection.'
  if (/timeout/i.test(message)) return 'Request timed out. Please try again.'
  if (/cards/i.test(message)) return message
  return problems.unexpected.sentence
}

export function shortageSentence(category: Category): string {
  return `Not enough ${category} cards available.`
}
