import { cleanName } from '../../game/clean-name.ts'

/** The most characters that one sentence, or one line of a plan, keeps. */
const longestSentence = 400

/** A sentence that somebody else wrote, as it may stand in a message: one line without markup, like a name but longer. */
export function cleanSentence(text: string, most: number = longestSentence): string {
  return cleanName(text.replace(/[*_`#]+/g, ' '), most)
}
