const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Graphemes. */
export function lettersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** Beyond printable ASCII, which all our fonts have. */
export function rareCharacters(title: string): string[] {
  return [...new Set(title.match(/[^\x20-\x7e]/gu) ?? [])]
}

export function withoutMissing(title: string, missing: readonly string[]): string | null {
  if (missing.some((character) => isOfWords.test(character))) return null
  const isKept = (character: string) => !missing.includes(character)
  const kept = Array.from(title, (character) => (isKept(character) ? character : ' ')).join('')
  const text = kept.replace(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(text) ? text : null
}

const isOfWords = /^(?!\p{Variation_Selector}|\u20e3)[\p{L}\p{N}\p{M}]/u
