import { newsTopic } from '../live/feeds.ts'
import { stopTopic } from '../live/desk.ts'
import { type World } from '../world.ts'

/** Stops the writing, on whichever instance it goes on. The text so far stays. Stopping twice does no harm. */
export async function stopScript(world: Pick<World, 'scripts' | 'bus'>, scriptId: string): Promise<void> {
  await world.scripts.stop(scriptId)
  world.bus.ring(stopTopic(scriptId))
  world.bus.ring(newsTopic(scriptId))
}
