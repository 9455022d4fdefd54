import { isHostLimit, type Problem, problems } from '../../../game/problem.ts'

/** Spec §8. */
export function generationSentence({ code, sentence }: Problem): string {
  if (isHostLimit(code)) return sentence
  if (problems[code].status === 429) return problems['too-many-requests'].sentence
  if (code === 'no-cards-selected') return 'Please wait while cards are being loaded...'
  return `Failed to generate script. Please try again. Error: ${sentence}`
}

export function initialisationSentence({ sentence }: Problem): string {
  return `Failed to initialize game. Please try again. Error: ${sentence}`
}
