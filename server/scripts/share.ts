import { type Problem, problem } from '../../game/problem.ts'
import { readStoredLines } from './stored-lines.ts'
import { type ScriptFace } from '../store/scripts.ts'
import { type World } from '../world.ts'

export async function shareScript(
  world: Pick<World, 'pieces' | 'shares' | 'newId'>,
  script: Pick<ScriptFace, 'id' | 'cast'>,
): Promise<Problem | null> {
  const lines = (await readStoredLines(world.pieces, script)).flat(2)
  if (lines.length === 0)
    return problem('no-script', 'There is nothing to share yet. Wait for the first line.')
  await world.shares.share(script.id, world.newId())
  return null
}
