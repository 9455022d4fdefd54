import { type Line } from './line.ts'
import { parseScript } from './parse/parse.ts'

/** `lines[chapter][act]`: the lines of each act, as they are on every page that shows the script. */
export type ChapterLines = readonly (readonly (readonly Line[])[])[]

/** Reads the joined texts of a script (acts.ts): each act by a parser of its own, as while it was written. */
export function readChapters(texts: readonly (readonly string[])[], cast: readonly string[]): ChapterLines {
  return texts.map((acts) => acts.map((text) => parseScript(text, { cast })))
}
