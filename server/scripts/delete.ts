import { stopWriting } from './stop-writing.ts'
import { type World } from '../world.ts'

/** Deleted first, then stopped, unless others keep it. It can be restored for a day. */
export async function deleteScript(
  world: Pick<World, 'scripts' | 'shelf' | 'bus'>,
  scriptId: string,
  userId: string,
): Promise<boolean> {
  if (!(await world.shelf.remove(scriptId, userId))) return false
  if (!(await world.scripts.look(scriptId))) await stopWriting(world, scriptId)
  return true
}
