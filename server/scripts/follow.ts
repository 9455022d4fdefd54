import { type EndEvent } from '../../game/protocol.ts'
import { type StoredPiece } from '../store/pieces.ts'
import { type World } from '../world.ts'

/** Null for a script that is gone, and when the signal is aborted. */
export async function followScript(
  world: Pick<World, 'feeds' | 'scripts'>,
  scriptId: string,
  after: number,
  send: (pieces: readonly StoredPiece[]) => void,
  signal: AbortSignal,
): Promise<EndEvent | null> {
  await world.feeds.follow(
    scriptId,
    after,
    ({ pieces }) => {
      if (pieces.length > 0) send(pieces)
    },
    signal,
  )
  const script = signal.aborted ? null : await world.scripts.look(scriptId)
  return script && { state: script.state, problem: script.chapters.at(-1)?.problem ?? null }
}
