import { joinActs } from '../../script/acts.ts'
import { type ChapterLines, readChapters } from '../../script/read-chapters.ts'
import { type PieceStore } from '../store/pieces.ts'
import { type ScriptRow } from '../store/scripts.ts'

export async function readStoredLines(
  pieces: Pick<PieceStore, 'readAfter'>,
  { id, cast }: Pick<ScriptRow, 'id' | 'cast'>,
): Promise<ChapterLines> {
  const texts = joinActs(await pieces.readAfter(id, 0))
  return readChapters(
    texts,
    cast.map(({ name }) => name),
  )
}
