import { lettersOf } from './letters.ts'

export type TitleLines = { readonly size: number; readonly lines: readonly string[] }
export type Word = { readonly text: string; /** At a type size of 100. */ readonly width: number }
/** In pixels; `sizes` from the largest down. */
type Space = {
  readonly width: number
  readonly height: number
  readonly sizes: readonly number[]
  /** Between words, at a type size of 100. */
  readonly space: number
}

/** Line height, as a multiple of the type size. */
export const leading = 1.06

export function setTitle(words: readonly Word[], { width, height, sizes, space }: Space): TitleLines {
  const mostLines = (size: number) => Math.max(1, Math.floor(height / (size * leading)))
  for (const size of sizes) {
    const room = (width / size) * 100
    const lines = breakLines(words, room, space)
    if (lines.length <= mostLines(size) && lines.every((line) => widthOf(line, space) <= room))
      return { size, lines: balance(words, room, lines, space).map(textOf) }
  }
  const size = sizes.at(-1) ?? 10
  const room = (width / size) * 100
  const short = words.flatMap((word) => cut(word, room))
  const lines = breakLines(short, room, space)
  const kept = lines.slice(0, mostLines(size)).map(textOf)
  return { size, lines: lines.length > kept.length ? [...kept.slice(0, -1), `${kept.at(-1)}…`] : kept }
}

function breakLines(words: readonly Word[], room: number, space: number): Word[][] {
  const lines: Word[][] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line && widthOf([...line, word], space) <= room) line.push(word)
    else lines.push([word])
  }
  return lines
}

/** Even lines, so that no word stands alone on the last. */
function balance(words: readonly Word[], room: number, lines: Word[][], space: number): Word[][] {
  let best = lines
  for (let narrow = room * 0.97; narrow > room / 3; narrow *= 0.97) {
    const tried = breakLines(words, narrow, space)
    if (tried.length > lines.length || tried.some((line) => widthOf(line, space) > narrow)) break
    best = tried
  }
  return best
}

function cut(word: Word, room: number): Word[] {
  const letters = lettersOf(word.text)
  const pieces = Math.ceil(word.width / room)
  const length = Math.floor(letters.length / pieces)
  if (pieces <= 1 || length === 0) return [word]
  const starts = Array.from({ length: Math.ceil(letters.length / length) }, (_, i) => i * length)
  return starts.map((start) => {
    const text = letters.slice(start, start + length).join('')
    return { text, width: (word.width / letters.length) * length }
  })
}

function widthOf(line: readonly Word[], space: number): number {
  return line.reduce((sum, { width }) => sum + width, (line.length - 1) * space)
}

function textOf(line: readonly Word[]): string {
  return line.map(({ text }) => text).join(' ')
}
