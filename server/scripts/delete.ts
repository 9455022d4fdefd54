import { stopWriting } from './stop-writing.ts'
import { type World } from '../world.ts'

/**
 * Takes a script off its owner's shelf; it can be restored for a day. Deleted first, then stopped, so that no other
 * instance begins to write it again in between. False when there is no such script.
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
