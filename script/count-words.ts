import { type Line } from './line.ts'

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu
const speakable = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

export function countSpokenWords(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + (line.kind === 'dialogue' ? countWords(line.text) : 0), 0)
}

/** Words lie between spaces and dashes. In scripts without spaces two characters count as a word. */
export function countWords(text: string): number {
  // Faster, and nearly all that is counted is plain English.
  const isPlain = /^[\x20-\x7e’“”]*$/.test(text)
  let count = 0
  for (const word of text.split(/[\s—–]+/)) {
    if (isPlain) {
      if (/[A-Za-z0-9]/.test(word)) count++
    } else if (speakable.test(word)) {
      const characters = word.match(unspaced)?.length ?? 0
      count += Math.max(1, Math.ceil(characters / 2))
    }
  }
  return count
}
