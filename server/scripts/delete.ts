import { stopWriting } from './stop-writing.ts'
import { type World } from '../world.ts'

/** Deleted first, then stopped: no other instance writes it again in between. It can be restored for a day. */
export async function deleteScript(
  world: Pick<World, 'scripts' | 'shelf' | 'bus'>,
  scriptId: string,
  userId: string,
): Promise<boolean> {
  if (!(await world.shelf.remove(scriptId, userId))) return false
  await stopWriting(world, scriptId)
  return true
}
