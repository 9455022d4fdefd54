import { type Bus } from '../bus/bus.ts'
import { type ScriptStore } from '../store/scripts.ts'
import { stopTopic } from './desk.ts'
import { newsTopic } from './feeds/feeds.ts'

/** On whichever instance the script is written. Stopping twice does no harm. */
export async function stopWriting(
  { scripts, bus }: { readonly scripts: Pick<ScriptStore, 'stop'>; readonly bus: Bus },
  scriptId: string,
): Promise<void> {
  await scripts.stop(scriptId)
  bus.ring(stopTopic(scriptId))
  bus.ring(newsTopic(scriptId))
}
