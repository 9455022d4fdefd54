import { type Line } from './line.ts'
import { parseScript } from './parse/parse.ts'

export type ChapterLines = readonly (readonly (readonly Line[])[])[]

/** Each act has a parser of its own, as it had while it was written. */
export function readChapters(texts: readonly (readonly string[])[], cast: readonly string[]): ChapterLines {
  return texts.map((acts) => acts.map((text) => parseScript(text, { cast })))
}
