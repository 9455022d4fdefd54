import { assignParts, castQuickGame } from '../../game/cast.ts'
import { type Problem, problem } from '../../game/problem.ts'
import { type StartScript } from '../../game/protocol.ts'
import { seededRandom } from '../../game/random.ts'
import { distinguishNames } from '../../game/seats.ts'
import { type StoredPiece } from '../store/pieces.ts'
import { type FirstLineTimer } from '../metrics.ts'
import { type NewScript, type ScriptStore, type StoredScript } from '../store/scripts.ts'
import { briefOf } from './brief.ts'
import { planWith, tooManyAtOnce } from './plan-chapter.ts'
import { type World } from '../world.ts'

type Start = Pick<World, 'cards' | 'scripts' | 'desk' | 'writers' | 'newId' | 'mostWriting' | 'timeFirstLine'>

type Recalled = Awaited<ReturnType<ScriptStore['recall']>>

export type Started = { readonly script: StoredScript; readonly opening: StoredPiece | null }

/** What a room has dealt; the script has the id that the room gave it. */
export type Dealt = Pick<NewScript, 'id' | 'mode' | 'rating' | 'draw' | 'cast' | 'players' | 'assignments'>

export async function startScript(
  world: Start,
  userId: string,
  { mode, rating, cards, players: names }: StartScript,
): Promise<Started | Problem> {
  const firstLine = world.timeFirstLine()
  const [draw, recalled] = await Promise.all([world.cards.draw(cards), world.scripts.recall(userId)])
  if (!draw) return problem('no-cards-selected')

  const seed = world.newId()
  const players = distinguishNames(names)
  const random = seededRandom(`cast/${seed}`)
  const { cast, assignments } =
    mode === 'group'
      ? assignParts(draw, players, random)
      : { cast: castQuickGame(draw, random), assignments: [] }
  const begun = { id: world.newId(), userId, mode, rating, draw, cast, players, assignments, seed }
  return begin(world, begun, recalled, firstLine)
}

/** Throws when it is begun already. */
export async function startRoomScript(
  world: Start,
  userId: string,
  dealt: Dealt,
): Promise<Started | Problem> {
  const firstLine = world.timeFirstLine()
  const recalled = await world.scripts.recall(userId)
  return begin(world, { ...dealt, userId, seed: world.newId(), paceAct: 0 }, recalled, firstLine)
}

async function begin(
  world: Start,
  begun: NewScript,
  { heard: lately, writing }: Recalled,
  firstLine: FirstLineTimer,
): Promise<Started | Problem> {
  if (writing >= world.mostWriting.byPlayer) return tooManyAtOnce
  const writer = world.writers.ai ?? world.writers.house
  const brief = briefOf(
    { ...begun, chapters: [] },
    { n: 0, texts: [], lately, landed: [], lengths: writer.lengths },
  )
  const chapter = await planWith(writer, brief)
  const first = await writer.opening({ brief, sheet: chapter.sheet })
  const opening = first && { n: 1, chapter: 0, ...first }
  const script = await world.scripts.create(begun, chapter, world.desk.instance, opening)
  world.desk.beginNew(script, opening, firstLine)
  return { script, opening }
}
