import { stopWriting } from './stop-writing.ts'
import { type World } from '../world.ts'

export async function deleteAccount(
  world: Pick<World, 'accounts' | 'scripts' | 'bus'>,
  userId: string,
): Promise<void> {
  for (const scriptId of await world.accounts.beingWritten(userId)) await stopWriting(world, scriptId)
  await world.accounts.remove(userId)
}
