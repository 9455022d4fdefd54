import { cleanTitle } from '../../game/title.ts'
import { type PieceStore } from '../store/pieces.ts'
import { type ScriptStore, type StoredScript } from '../store/scripts.ts'
import { type Assignment, type Writer } from '../writers/writer.ts'
import { readStoredLines } from './stored-lines.ts'

/** Players wait for the first lines; what is noted of a chapter is noted when they have some, or at its end. */
const piecesBeforeNotes = 6

type Stores = { readonly scripts: ScriptStore; readonly pieces: PieceStore }

/** Notes beside the writing of the last chapter: what is played of the corpus, and the title that the script gives itself. */
export function createNotes(
  { scripts, pieces }: Stores,
  script: StoredScript,
  writer: Writer,
  assignment: Assignment,
) {
  let stored = 0
  let isPlayedNoted = false
  let isTitled = script.title !== null

  return {
    async pieceStored(): Promise<void> {
      if (++stored === piecesBeforeNotes) await note()
    },
    chapterEnded: note,
  }

  async function note(): Promise<void> {
    if (!isPlayedNoted) {
      await scripts.notePlayed(script.id, script.chapters.length - 1, writer.played(assignment))
      isPlayedNoted = true
    }
    if (isTitled) return
    const title = await readTitle()
    if (title === '') return
    await scripts.noteTitle(script.id, title)
    isTitled = true
  }

  async function readTitle(): Promise<string> {
    const lines = (await readStoredLines(pieces, script)).flat(2)
    return cleanTitle(lines.find(({ kind }) => kind === 'title')?.text ?? '')
  }
}
