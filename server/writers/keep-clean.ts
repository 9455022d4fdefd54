import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { type Rating } from '../../game/rating.ts'
import { remember } from '../../script/remember.ts'

/** Endings stay, so it bleeps in every form of the word. */
const bleep = 'bleep'

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

/** "f u c k", "f.u.c.k" */
const spaced = /(?<![\p{L}\p{N}])(?:\p{L}[ .*_-]){2,}\p{L}(?![\p{L}\p{N}])/gu

/** Scripts say the same few thousand words again and again. */
const mostWords = 20_000

const isSuspicious = remember((word) => matcher.hasMatch(word), mostWords)

export function keepClean(text: string): string {
  if (!mayBeUnclean(text)) return text
  return text
    .split(/(<[^<>]*>)/)
    .map((part) => (part.startsWith('<') ? part : bleepOut(part)))
    .join('')
}

/** In one pass: nearly no line is suspicious, and the close look costs twenty times as much. */
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

/** Words come out as soon as nothing that may follow can make them unclean. */
export type LineFilter = {
  take(text: string): string
  rest(): string
}

/** In characters; in a longer line words are taken one by one. */
const longestLine = 600
/** In characters: the longest phrase that is harmless only as a whole, with room to spare. */
const longestPhrase = 24
/** More single letters may follow. */
const endsInLetters = /(?<![\p{L}\p{N}])(?:\p{L}[ .*_-]){1,2}$/u

export function createLineFilter(rating: Rating): LineFilter {
  if (rating === 'r-rated') return { take: (text) => text, rest: () => '' }
  let held = ''
  let before = '' // the end of what has come out of the line at hand
  const release = (end: number) => {
    const clean = cleanAfter(before, held.slice(0, end))
    held = held.slice(end)
    before = lastWords(before + clean)
    return clean
  }
  return {
    take(text) {
      held += text
      const lines = release(held.lastIndexOf('\n') + 1)
      return lines + release(safeLength(held, before))
    },
    rest: () => release(held.length),
  }
}

/** The last word is still growing. */
function safeLength(text: string, before: string): number {
  const words = text.slice(0, text.lastIndexOf(' ') + 1)
  if (!mayBeUnclean(words)) return words.length - (endsInLetters.exec(words)?.[0].length ?? 0)
  if (text.length > longestLine) return words.length
  const end = text.lastIndexOf(' ', text.length - longestPhrase) + 1
  const head = cleanAfter(before, text.slice(0, end))
  const tail = cleanAfter(lastWords(before + head), text.slice(end))
  return head + tail === cleanAfter(before, text) ? end : 0
}

function cleanAfter(before: string, text: string): string {
  if (!mayBeUnclean(text)) return text
  const whole = keepClean(before + text)
  return whole.startsWith(before) ? whole.slice(before.length) : keepClean(text)
}

function lastWords(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1)
  return line.length <= longestPhrase ? line : line.slice(line.indexOf(' ', line.length - longestPhrase) + 1)
}
