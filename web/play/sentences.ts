import { type Category } from '../../game/card.ts'
import { isHostLimit, type Problem, type ProblemCode, problems } from '../../game/problem.ts'

/** Spec §8. */
export function playSentence({ code, sentence }: Problem): string {
  if (isHostLimit(code) || saidAsItIs.has(code)) return sentence
  return sentences[code] ?? problems.unexpected.sentence
}

const saidAsItIs: ReadonlySet<ProblemCode> = new Set(['no-cards-selected', 'database-away', 'disk-full'])

const sentences: { readonly [C in ProblemCode]?: string } = {
  network: problems.network.sentence,
  'writer-unreachable': problems.network.sentence,
  'writer-timeout': 'Request timed out. Please try again.',
}

export function shortageSentence(category: Category): string {
  return `Not enough ${category} cards available.`
}
