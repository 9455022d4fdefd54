const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a reader takes for one letter, however it is coded. */
export function lettersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** What must be looked up in the fonts, one by one: whatever an English keyboard does not have. */
export function rareCharacters(title: string): string[] {
  return [...new Set(title.match(/[^\x20-\x7e]/gu) ?? [])]
}

/** A title without what no font has, if that is only decoration; null when words would be lost with it. */
export function withoutMissing(title: string, missing: readonly string[]): string | null {
  if (missing.some((character) => isOfWords.test(character))) return null
  const isKept = (character: string) => !missing.includes(character)
  const kept = Array.from(title, (character) => (isKept(character) ? character : ' ')).join('')
  const text = kept.replace(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(text) ? text : null
}

/** A letter, a number or an accent; no emoji, and not what only tells how one looks. */
const isOfWords = /^(?!\p{Variation_Selector}|\u20e3)[\p{L}\p{N}\p{M}]/u
