import { cleanSentence } from './clean.ts'

const wanted = 3
/** In letters: as many as stand on a phone. */
const longestTwist = 60
/** Of a block that does not end, in UTF-16 units. */
export const longestTwists = 1_400

/** The three sentences of a block, in whatever form they came; none where there are fewer. */
export function readTwists(text: string): string[] {
  const lines = text
    .slice(0, longestTwists)
    .replace(/<\/?(?:b|i|u|em|strong|span)>/gi, '')
    .replace(/<[^<>]*>|&lt;\/?\w+&gt;/g, '\n')
    .split(/[\n;|]|"\s*,\s*"|(?<=[.!?])\s+(?=\d[.)])/)
  const sentences = lines.map(readTwist).filter((sentence) => /\p{L} \p{L}/u.test(sentence))
  const twists = [...new Set(sentences)].filter((sentence) => sentence.length <= longestTwist)
  return twists.length < wanted ? [] : twists.slice(0, wanted)
}

function readTwist(line: string): string {
  return cleanSentence(line)
    .replace(/^[^\p{L}\p{N}“‘]+/u, '')
    .replace(/^(?:the )?(?:three |3 )?twists?\b[\s\d]*(?:$|["”]?\s?:)/i, '')
    .replace(/^[^\p{L}\p{N}]*(?:\d{1,2}[.):]+)?[^\p{L}\p{N}]*/u, '')
    .replace(/["“”'’\s.,;:[\]]{1,20}$/u, '')
}
