import { stopWriting } from './stop-writing.ts'
import { type World } from '../world.ts'

/**
 * Takes a script off the shelf of its owner, who can still have it back. Deleted first, then stopped: between the two
 * nobody can begin to write it again. False when there is no such script.
 */
export async function deleteScript(
  world: Pick<World, 'scripts' | 'shelf' | 'bus'>,
  scriptId: string,
  userId: string,
): Promise<boolean> {
  if (!(await world.shelf.remove(scriptId, userId))) return false
  await stopWriting(world, scriptId)
  return true
}
