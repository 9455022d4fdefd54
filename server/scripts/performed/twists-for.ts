import { type Twist } from '../../../game/room/show/twists.ts'
import { twistsOfCards } from '../../../comedy/twists-of-cards.ts'
import { joinActs } from '../../../script/acts.ts'
import { type World } from '../../world.ts'
import { steeringOf } from './assign.ts'
import { briefOfStored } from '../brief.ts'

export type TwistWorld = Pick<World, 'scripts' | 'pieces' | 'writers'>

/** For a room to choose from before an act is written: its writer's, or where that has none, what its cards have. */
export async function twistsFor(
  { scripts, pieces, writers }: TwistWorld,
  scriptId: string,
  n: number,
  act: number,
): Promise<readonly Twist[]> {
  const script = await scripts.find(scriptId)
  const chapter = script?.chapters[n]
  if (!script || !chapter) return []
  const texts = joinActs(await pieces.readAfter(scriptId, 0))
  const steered = steeringOf(chapter, texts[n] ?? [])
  const from = { brief: briefOfStored(script, chapter, texts), sheet: chapter.sheet, steered }
  const own = (await writers[chapter.writerKind]?.twists(from, act)) ?? []
  return own.length > 0 ? own : twistsOfCards(from.brief, steered, act)
}
