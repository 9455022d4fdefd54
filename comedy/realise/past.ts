import { parseScript } from '../../script/parse/parse.ts'
import { type Brief, type Sequel } from '../beat-sheet.ts'
import { plainForm } from './heard.ts'
import { isStatement } from './stage.ts'

export type PastLine = { readonly text: string; readonly by: string | null }

/** What a continuation takes up from the text so far, whoever wrote it. */
export type Past = {
  /** Short whole statements worth quoting. */
  readonly quotes: readonly PastLine[]
  /** Plain forms of all that was said, so that nothing is said twice. */
  readonly said: ReadonlySet<string>
  /** The last place, as its heading named it, without INT./EXT. and the time of day. */
  readonly place: string | null
}

const known = new WeakMap<Sequel, Past>()

/** The past of a chapter that goes on; null for a first one. Read once, however often the chapter is drafted. */
export function pastOf({ sequel, cast }: Brief): Past | null {
  if (sequel === null) return null
  const past =
    known.get(sequel) ??
    readPast(
      sequel.text,
      cast.map(({ name }) => name),
    )
  known.set(sequel, past)
  return past
}

function readPast(text: string, cast: readonly string[]): Past {
  const lines = parseScript(text, { cast })
  const spoken = lines.filter(({ kind }) => kind === 'dialogue')
  const lastHeading = lines.findLast(({ kind }) => kind === 'scene-heading')
  return {
    quotes: spoken
      .filter((line) => isStatement(line.text))
      .map(({ text: line, speaker }) => ({ text: line, by: speaker })),
    said: new Set(spoken.map((line) => plainForm(line.text))),
    place: lastHeading === undefined ? null : placeOf(lastHeading.text),
  }
}

function placeOf(heading: string): string | null {
  const place = heading
    .replace(/^(?:INT\.?\/EXT|EXT\.?\/INT|INT|EXT|I\/E)[.:]?\s+/iu, '')
    .replace(/\s[-–—]\s[^-–—]*$/u, '')
    .trim()
  return place === '' ? null : place
}
