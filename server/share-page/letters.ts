const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a reader takes for one letter, however it is coded. */
export function lettersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** What must be looked up in the fonts, one by one: whatever an English keyboard does not have. */
export function rareLetters(title: string): string[] {
  return [...new Set(lettersOf(title).filter((letter) => /[^\x20-\x7e]/.test(letter)))]
}

/** A title without what no font has, if that is only decoration; null when words would be lost with it. */
export function withoutMissing(title: string, missing: readonly string[]): string | null {
  if (missing.some((letter) => /[\p{L}\p{N}]/u.test(letter))) return null
  const kept = lettersOf(title).map((letter) => (missing.includes(letter) ? ' ' : letter))
  const text = kept.join('').replace(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(text) ? text : null
}
