import { type EndEvent } from '../../game/protocol.ts'
import { type StoredPiece } from '../store/pieces.ts'
import { type World } from '../world.ts'

export type Told = { readonly piece: StoredPiece } | { readonly end: EndEvent }

/** Every piece after number `after`, as it is stored, and then how the writing ended. */
export async function* followScript(
  world: Pick<World, 'feeds' | 'scripts'>,
  scriptId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<readonly Told[]> {
  for await (const { pieces, state } of world.feeds.follow(scriptId, after, signal)) {
    if (pieces.length > 0) yield pieces.map((piece) => ({ piece }))
    if (state === 'writing') continue
    const script = await world.scripts.look(scriptId)
    if (script) yield [{ end: { state: script.state, problem: script.chapters.at(-1)?.problem ?? null } }]
  }
}
