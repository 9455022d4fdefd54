/** The most characters a name may have when it reaches a writer (design: Writers). */
export const longestName = 60

/**
 * A name as it may reach a writer or a screen: NFC, one line, no control, bidirectional or zero-width characters, no
 * markup characters, at most `most` characters (whole code points). Empty when nothing readable is left.
 */
export function cleanName(name: string, most: number = longestName): string {
  const oneLine = name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(invisible, '')
    .replace(/[<>{}]/g, '')
    .normalize('NFC') // after all that can stand between a letter and its accent has gone
    .replace(/\s+/g, ' ')
    .trim()
  const short = Array.from(oneLine).slice(0, most).join('').trim()
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(short) ? short : ''
}

// Zero-width joiner and variation selectors stay: emoji are made of them. The blank letters (Hangul fillers, the empty
// braille cell) go: a name of them alone would be seen by nobody.
const invisible =
  /[\u00AD\u061C\u115F\u1160\u2800\u3164\uFFA0\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uD800-\uDFFF]|[\u{E0000}-\u{E007F}]/gu
