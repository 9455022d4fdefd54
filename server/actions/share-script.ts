import { type Problem, problem } from '../../game/problem.ts'
import { joinActs } from '../../script/acts.ts'
import { readChapters } from '../../script/read-chapters.ts'
import { type ScriptFace } from '../store/scripts.ts'
import { type World } from '../world.ts'

/** Lets anybody read a script who has its link. Sharing twice leaves the link as it is. */
export async function shareScript(
  world: Pick<World, 'pieces' | 'shares' | 'newId'>,
  { id, cast }: Pick<ScriptFace, 'id' | 'cast'>,
): Promise<Problem | null> {
  const names = cast.map(({ name }) => name)
  const lines = readChapters(joinActs(await world.pieces.readAfter(id, 0)), names).flat(2)
  if (lines.length === 0)
    return problem('no-script', 'There is nothing to share yet. Wait for the first line.')
  await world.shares.share(id, world.newId())
  return null
}
