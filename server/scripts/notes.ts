import { type Outline } from '../../comedy/asking/outline.ts'
import { cleanTitle } from '../../game/title.ts'
import { joinActs } from '../../script/acts.ts'
import { createParser } from '../../script/parse/parse.ts'
import { type StoredPiece } from '../store/pieces.ts'
import { type ScriptStore, type StoredScript } from '../store/scripts.ts'
import { type Assignment, type Writer } from '../writers/writer.ts'

/** Notes are taken after so many pieces, or at the end: before that, players wait for their first lines. */
const piecesBeforeNotes = 6
/** In UTF-16 units. A title stands before the script begins. */
const longestOpening = 2_000

/** Notes the plan of the last chapter, what it plays, and the title that the script gives itself. */
export function createNotes(
  {
    scripts,
    instance,
  }: {
    readonly scripts: Pick<ScriptStore, 'notePlayed' | 'notePlan' | 'noteTitle'>
    readonly instance: string
  },
  script: Pick<StoredScript, 'id' | 'cast' | 'title' | 'chapters'>,
  writer: Pick<Writer, 'played'>,
  assignment: Assignment,
) {
  const cast = script.cast.map(({ name }) => name)
  let stored = 0
  let isPlayedNoted = false
  let isTitled = script.title !== null
  let opening = assignment.written[0] ?? ''
  let { sheet } = assignment
  let isPlanKept = true
  const n = script.chapters.length - 1

  return {
    /** The writer has planned on. */
    planned(outline: Outline): void {
      sheet = outline
      isPlanKept = isPlayedNoted = false
    },
    /** Stores a new plan, before any piece that follows from it. False when the instance has lost the lease. */
    async keepPlan(): Promise<boolean> {
      if (isPlanKept) return true
      isPlanKept = true
      return scripts.notePlan(script.id, n, instance, sheet)
    },
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
      await scripts.notePlayed(script.id, n, writer.played(sheet))
      isPlayedNoted = true
    }
    const title = isTitled ? '' : readTitle()
    if (title === '') return
    await scripts.noteTitle(script.id, title)
    isTitled = true
  }

  function readTitle(): string {
    const parser = createParser({ cast })
    parser.push(opening.slice(0, longestOpening))
    return cleanTitle(parser.lines.find(({ kind }) => kind === 'title')?.text ?? '')
  }
}
