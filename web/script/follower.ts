import { type ScriptView } from '../../game/protocol.ts'
import { followScript } from '../api/scripts.ts'
import { type WritingNews } from './writing.ts'
import { createWritingText } from './lines.ts'

export type Follower = {
  /** Follows on from the last piece that was told, for instance when a continuation has begun. */
  follow(): void
  close(): void
}

/** Follows a script from its first piece: what comes is told as news of lines. */
export function createFollower(script: ScriptView, tell: (news: WritingNews) => void): Follower {
  const text = createWritingText(script.cast.map(({ name }) => name))
  let lastPiece = 0
  let close = () => {}
  const { opening } = script
  if (opening) {
    lastPiece = 1
    tell({ is: 'grown', lines: text.add([opening]) })
  }
  follow()
  return { follow, close: () => close() }

  function follow() {
    close()
    close = followScript(script.id, lastPiece, {
      onPieces(pieces, last) {
        lastPiece = last
        tell({ is: 'grown', lines: text.add(pieces) })
      },
      onEnd: (end) => tell({ is: 'ended', end, lines: text.end() }),
      onCut: () => tell({ is: 'cut' }),
      onResumed: () => tell({ is: 'resumed' }),
      onTrouble: (problem) => tell({ is: 'lost', problem }),
    })
  }
}
