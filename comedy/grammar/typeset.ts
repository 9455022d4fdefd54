/** Straight quotes and apostrophes, as the corpus is typed, become those of print. */
export function typeset(text: string): string {
  return text
    .replace(/(^|[\s(—–])"(?=\S)/gu, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
}
