import { cleanPlayerName } from '../../../game/seats.ts'
import { type LaughPlace } from '../../../game/laughs.ts'
import { type ScriptView } from '../../../game/protocol.ts'
import { titleOfCards } from '../../../game/title.ts'
import { type ChapterLines } from '../../../script/read-chapters.ts'
import { keepClean } from '../../writers/keep-clean.ts'

/** A line that was laughed at, as it is told to others. */
export type Laughed = {
  readonly words: string
  /** Null for a stage direction. */
  readonly speaker: Speaker | null
  readonly title: string
  readonly plainTitle: string
  readonly isRated: boolean
}

/** `name` is the part's, or that of a stranger whom the part reads. */
export type Speaker = {
  readonly part: string
  readonly name: string
  readonly reader: string | null
  readonly cast: readonly string[]
  /** Path of the drawn character's card; null for anybody else. */
  readonly card: string | null
}

/** Null where there is no such line. Who reads it is known to the room alone, which tells. */
export function laughedAt(
  script: ScriptView,
  lines: ChapterLines,
  { chapter, act, line }: LaughPlace,
  reader: string,
): Laughed | null {
  const inAct = lines[chapter]?.[act] ?? []
  const found = inAct[line]
  if (!found) return null
  const isRated = script.rating === 'r-rated'
  const part = found.speaker
  const cue = inAct.slice(0, line + 1).findLast(({ kind }) => kind === 'character')
  const name = cleanPlayerName(reader)
  const { characters } = script.draw
  return {
    words: found.kind === 'dialogue' ? `“${found.text}”` : found.text,
    speaker:
      part === null
        ? null
        : {
            part,
            name: cue?.text ?? part,
            // What was typed on one device has passed no filter yet.
            reader: (isRated ? name : keepClean(name)) || null,
            cast: script.cast.map((one) => one.name),
            card: characters.name === part ? characters.image_url : null,
          },
    title: script.title,
    plainTitle: titleOfCards(script.draw),
    isRated,
  }
}
