import { isHostLimit, type Problem, problems } from '../../../game/problem.ts'

/** What the player reads when a script could not be begun, written or continued (spec §8). */
export function generationSentence({ code, sentence }: Problem): string {
  if (isHostLimit(code)) return sentence
  if (problems[code].status === 429) return problems['too-many-requests'].sentence
  if (code === 'no-cards-selected') return 'Please wait while cards are being loaded...'
  return `Failed to generate script. Please try again. Error: ${sentence}`
}

/** What the player reads when there is nothing to begin with. */
export function initialisationSentence({ sentence }: Problem): string {
  return `Failed to initialize game. Please try again. Error: ${sentence}`
}
