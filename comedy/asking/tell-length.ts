/** What a line has on average; the gate is five to nine. */
const wordsPerLine = 7

/** How long an act is to be. What is spoken is counted, as nothing else takes a room's time. */
export function tellLength(words: number): string {
  const [least, most, lines] = [words * 0.9, words * 1.1, words / wordsPerLine].map(Math.round)
  return `about ${words} spoken words (dialogue only), between ${least} and ${most}, in about ${lines} lines`
}
