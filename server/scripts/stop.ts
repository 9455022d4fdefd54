import { stopWriting } from './stop-writing.ts'
import { type World } from '../world.ts'

/** Stops the writing, on whichever instance it goes on. The text so far stays. Stopping twice does no harm. */
export function stopScript(world: Pick<World, 'scripts' | 'bus'>, scriptId: string): Promise<void> {
  return stopWriting(world, scriptId)
}
