import { splitGraphemes } from '../script/paper/wrap-text.ts'

/** In characters (design: Writers). */
export const longestName = 60

/** NFC, one line, no control, bidirectional, zero-width or markup characters; `most` is in code points. */
export function cleanName(name: string, most: number = longestName): string {
  const oneLine = name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(invisible, '')
    .replace(/[<>{}]/g, '')
    .normalize('NFC') // removing characters can bring a letter and its accent together
    .replace(/\s+/g, ' ')
    .trim()
  const short = cutText(oneLine, most).trim()
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(short) ? short : ''
}

/** At most so many code points, and no letter or picture in halves. */
export function cutText(text: string, most: number): string {
  const points = Array.from(text)
  if (points.length <= most) return text
  let kept = ''
  let room = most
  // One more shows where the last one ends; what follows may be long.
  for (const grapheme of splitGraphemes(points.slice(0, most + 1).join(''))) {
    room -= Array.from(grapheme).length
    if (room < 0) break
    kept += grapheme
  }
  return kept || points.slice(0, most).join('')
}

// Zero-width joiner and variation selectors stay: emoji need them. Blank letters (Hangul fillers, braille) go: a name
// of them would be invisible.
const invisible =
  /[\u00AD\u061C\u115F\u1160\u2800\u3164\uFFA0\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uD800-\uDFFF]|[\u{E0000}-\u{E007F}]/gu
