import { type Line } from '../../script/line.ts'
import { createParser } from '../../script/parse/parse.ts'
import { type ChapterLines, readChapters } from '../../script/read-chapters.ts'

/** While an act is being written, only the lines that will not change. */
export function readLines(
  texts: readonly (readonly string[])[],
  cast: readonly string[],
  isGrowing: boolean,
): ChapterLines {
  const lines = readChapters(texts, cast)
  const text = texts.at(-1)?.at(-1)
  if (!isGrowing || text === undefined) return lines
  const last = [...(lines.at(-1) ?? []).slice(0, -1), readSettled(text, cast)]
  return [...lines.slice(0, -1), last]
}

function readSettled(text: string, cast: readonly string[]): readonly Line[] {
  const parser = createParser({ cast })
  parser.push(text)
  return parser.lines
}
