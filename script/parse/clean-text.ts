/** Control characters, format characters (bidirectional, zero-width, byte-order mark) and lone surrogates. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/u
/** Without the joiners of emoji: "👩‍🚀" is one picture of two. */
const everyInvisible =
  /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029](?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]\u200d(?=\p{Extended_Pictographic}))/gu
const markup = /[*_`~]+/g

/** The zero-width joiner. */
export const joiner = '\u200d'

export function isInvisible(unit: string): boolean {
  const code = unit.charCodeAt(0)
  if (unit.length === 1 && code >= 0xd800 && code <= 0xdfff) return false // the other half of the pair comes next
  return code < 32 || (code > 126 && invisible.test(unit))
}

/** True where a joiner may join emoji: `before` is the unit before it. `cleanText` sees what follows. */
export function mayJoin(unit: string, before: string): boolean {
  return unit === joiner && /[\udc00-\udfff]|\ufe0f|\p{Extended_Pictographic}/u.test(before)
}

export function cleanText(text: string): string {
  const visible = text.replace(/\s+/g, ' ').replace(everyInvisible, '')
  return removeEmphasis(visible).replace(/\s+/g, ' ').trim()
}

/** Removes marks in pairs and at the beginning of a line, so "f**k" and "5 * 3" stay. */
export function removeEmphasis(text: string): string {
  if (!/[*_`~]/.test(text)) return text
  const removed = findEmphasis(text)
  let result = ''
  let from = 0
  for (const { at, length } of removed) {
    result += text.slice(from, at)
    from = at + length
  }
  return result + text.slice(from)
}

type Mark = { readonly at: number; readonly length: number }

function findEmphasis(text: string): Mark[] {
  const open = new Map<string, Mark>()
  const removed: Mark[] = []
  for (const match of text.matchAll(markup)) {
    const mark = { at: match.index, length: match[0].length }
    const key = match[0].split('').sort().join('')
    const before = text[mark.at - 1] ?? ' '
    const after = text[mark.at + mark.length] ?? ' '
    const opening = open.get(key)
    if (opening && before !== ' ' && !isWordCharacter(after)) {
      open.delete(key)
      removed.push(opening, mark)
    } else if (after !== ' ' && !isWordCharacter(before)) {
      if (text.slice(0, mark.at).trim() === '' || key.includes('``')) removed.push(mark)
      open.set(key, mark)
    } else if (key.includes('``')) removed.push(mark)
  }
  return [...new Map(removed.map((mark) => [mark.at, mark])).values()].sort((a, b) => a.at - b.at)
}

function isWordCharacter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character)
}
