import { cleanTitle } from '../../game/title.ts'
import { joinActs } from '../../script/acts.ts'
import { createParser } from '../../script/parse/parse.ts'
import { type StoredPiece } from '../store/pieces.ts'
import { type ScriptStore, type StoredScript } from '../store/scripts.ts'
import { type Assignment, type Writer } from '../writers/writer.ts'

/** Players wait for the first lines; what is noted of a chapter is noted when they have some, or at its end. */
const piecesBeforeNotes = 6
/** In UTF-16 units; a script that gives itself a title does so before it begins. */
const longestOpening = 2_000

/** Notes beside the writing of the last chapter: what is played of the corpus, and the title that the script gives itself. */
export function createNotes(
  scripts: Pick<ScriptStore, 'notePlayed' | 'noteTitle'>,
  script: Pick<StoredScript, 'id' | 'cast' | 'title' | 'chapters'>,
  writer: Pick<Writer, 'played'>,
  assignment: Assignment,
) {
  const cast = script.cast.map(({ name }) => name)
  let stored = 0
  let isPlayedNoted = false
  let isTitled = script.title !== null
  let opening = assignment.written[0] ?? ''

  return {
    async pieceStored(piece: StoredPiece): Promise<void> {
      if (piece.act === 0 && opening.length < longestOpening)
        opening =
          joinActs([
            { chapter: 0, act: 0, drop: 0, text: opening },
            { ...piece, chapter: 0 },
          ])[0]?.[0] ?? ''
      if (++stored === piecesBeforeNotes) await note()
    },
    chapterEnded: note,
  }

  async function note(): Promise<void> {
    if (!isPlayedNoted) {
      await scripts.notePlayed(script.id, script.chapters.length - 1, writer.played(assignment))
      isPlayedNoted = true
    }
    const title = isTitled ? '' : readTitle()
    if (title === '') return
    await scripts.noteTitle(script.id, title)
    isTitled = true
  }

  /** Of a title that is still being written nothing stands yet. */
  function readTitle(): string {
    const parser = createParser({ cast })
    parser.push(opening.slice(0, longestOpening))
    return cleanTitle(parser.lines.find(({ kind }) => kind === 'title')?.text ?? '')
  }
}
