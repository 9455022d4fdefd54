import { type Line } from './line.ts'

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu
const speakable = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

export function countSpokenWords(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + (line.kind === 'dialogue' ? countWords(line.text) : 0), 0)
}

/** Words lie between spaces and dashes. In scripts without spaces two characters count as a word. */
export function countWords(text: string): number {
  if (/^[\x20-\x7e’“”]*$/.test(text)) return countPlainWords(text)
  let count = 0
  for (const word of text.split(/[\s—–]+/)) {
    if (!speakable.test(word)) continue
    const characters = word.match(unspaced)?.length ?? 0
    count += Math.max(1, Math.ceil(characters / 2))
  }
  return count
}

/** The same for plain English, which is nearly all that is counted: many times faster. */
function countPlainWords(text: string): number {
  let count = 0
  let isCounted = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === space) isCounted = false
    else if (!isCounted && isLetterOrDigit(code)) {
      count++
      isCounted = true
    }
  }
  return count
}

const space = 0x20

function isLetterOrDigit(code: number): boolean {
  const lower = code | 0x20
  return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39)
}
