import { createActCount } from './count-acts.ts'
import { type Line } from './line.ts'
import { parseScript } from './parse/parse.ts'

export type ChapterLines = readonly (readonly (readonly Line[])[])[]

/** Each act has a parser of its own, as it had while it was written; they count on from chapter to chapter. */
export function readChapters(texts: readonly (readonly string[])[], cast: readonly string[]): ChapterLines {
  return createActCount()(texts.map((acts) => acts.map((text) => parseScript(text, { cast }))))
}
