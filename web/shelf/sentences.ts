import { type Problem } from '../../game/problem.ts'

export function shelfSentence({ code, sentence }: Problem): string {
  if (code === 'not-found') return 'This script is not there any more.'
  return sentence
}
