import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { type Rating } from '../../game/rating.ts'

/** What families hear instead. Endings stay, so it bleeps in every form of the word. */
const bleep = 'bleep'

/** Words that only look like others. */
const harmless = [
  'cumin',
  'dickens',
  'dickinson',
  'moby dick',
  'penistone',
  'pussy willow',
  'pussycat',
  'shiitake',
  'great tits',
  'blue tits',
  'scat',
]

const dataset = englishDataset.build()
const matcher = new RegExpMatcher({
  ...dataset,
  ...englishRecommendedTransformers,
  whitelistedTerms: [...(dataset.whitelistedTerms ?? []), ...harmless],
})

/** "f u c k", "f.u.c.k": single letters in a row. */
const spaced = /(?<![\p{L}\p{N}])(?:\p{L}[ .*_-]){2,}\p{L}(?![\p{L}\p{N}])/gu

/** What is known of single words: scripts say the same few thousand again and again. */
const known = new Map<string, boolean>()
const mostKnown = 20_000

/** Whether a word of plain text looks so. It may still be harmless where it stands. */
function isSuspicious(word: string): boolean {
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size >= mostKnown) known.clear()
  const is = matcher.hasMatch(word)
  known.set(word, is)
  return is
}

/** The text as families may hear it. */
export function keepClean(text: string): string {
  if (!mayBeUnclean(text)) return text
  return text
    .split(/(<[^<>]*>)/)
    .map((part) => (part.startsWith('<') ? part : bleepOut(part)))
    .join('')
}

/**
 * Whether the text is worth a close look, in one pass: it has a suspicious word, single letters in a row, a sign or a
 * digit within a word, or letters beyond plain ones. Nearly no line is, and the close look costs twenty times as much.
 */
function mayBeUnclean(text: string): boolean {
  let from = -1 // of the word at hand
  let singles = 0
  let isTag = false
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at) // NaN behind the end
    if (isTag) isTag = code !== greater
    else if (isLetter(code)) from = from < 0 ? at : from
    else {
      if (from >= 0) {
        singles = at - from === 1 ? singles + 1 : 0
        if (singles > 2 || isSuspicious(text.slice(from, at).toLowerCase())) return true
        if (isOddIn(code) && isLetter(text.charCodeAt(at + 1))) return true
        from = -1
      } else if (isOddIn(code) && isLetter(text.charCodeAt(at + 1))) return true
      if (code > 0x7e && !plainSigns.has(code)) return true
      isTag = code === less
    }
  }
  return false
}

const [less, greater] = [0x3c, 0x3e]
const plainSigns = new Set(Array.from('“”‘’–—…', (sign) => sign.charCodeAt(0)))
/** What may stand before a letter in plain text. */
const usualSigns = new Set(Array.from(' \n\t\'"([.,;:?/-<>&', (sign) => sign.charCodeAt(0)))

function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)
}

function isOddIn(code: number): boolean {
  return code <= 0x7e && !usualSigns.has(code)
}

function bleepOut(text: string): string {
  const joined = text.replace(spaced, (letters) =>
    matcher.hasMatch(letters.replaceAll(/[ .*_-]/g, '')) ? bleep : letters,
  )
  let clean = ''
  let from = 0
  for (const { startIndex, endIndex } of matcher.getAllMatches(joined, true)) {
    if (startIndex < from) continue
    clean += joined.slice(from, startIndex) + bleep
    from = endIndex + 1
  }
  return clean + joined.slice(from)
}

/** Of a stream: text comes out word by word for as long as its line looks clean, otherwise when the line is over. */
export type LineFilter = {
  take(text: string): string
  /** What is still held back. */
  rest(): string
}

/** Where no line ends for so many characters, words are taken one by one. */
const longestLine = 600
/** So many characters at the end of what has come are held back: single letters in a row must be seen together. */
const longestSpaced = 24

export function createLineFilter(rating: Rating): LineFilter {
  if (rating === 'r-rated') return { take: (text) => text, rest: () => '' }
  let held = ''
  const release = (end: number) => {
    const released = held.slice(0, end)
    held = held.slice(end)
    return released
  }
  return {
    take(text) {
      held += text
      const lines = keepClean(release(held.lastIndexOf('\n') + 1))
      if (held.length > longestLine) return lines + keepClean(release(held.lastIndexOf(' ') + 1))
      const safe = held.lastIndexOf(' ', held.length - longestSpaced) + 1
      // The last word is still growing: each of its beginnings would be a word never seen before.
      const words = held.slice(0, held.lastIndexOf(' ') + 1)
      return safe === 0 || mayBeUnclean(words) ? lines : lines + release(safe)
    },
    rest: () => keepClean(release(held.length)),
  }
}
