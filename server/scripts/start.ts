import { assignParts, castQuickGame } from '../../game/cast.ts'
import { type Problem, problem } from '../../game/problem.ts'
import { type StartScript } from '../../game/protocol.ts'
import { seededRandom } from '../../game/random.ts'
import { distinguishNames } from '../../game/seats.ts'
import { type StoredPiece } from '../store/pieces.ts'
import { type StoredScript } from '../store/scripts.ts'
import { briefOf } from './brief.ts'
import { planWith, tooManyAtOnce } from './plan-chapter.ts'
import { type World } from '../world.ts'

type Start = Pick<World, 'cards' | 'scripts' | 'desk' | 'writers' | 'newId' | 'mostWriting' | 'timeFirstLine'>

/** `isPaced`: written one act ahead of a room, which has come to the first (`paceScript`). */
type StartOptions = { readonly isPaced?: boolean }

export type Started = { readonly script: StoredScript; readonly opening: StoredPiece | null }

export async function startScript(
  world: Start,
  userId: string,
  { mode, rating, cards, players: names }: StartScript,
  { isPaced = false }: StartOptions = {},
): Promise<Started | Problem> {
  const firstLine = world.timeFirstLine()
  const [draw, { heard: lately, writing }] = await Promise.all([
    world.cards.draw(cards),
    world.scripts.recall(userId),
  ])
  if (!draw) return problem('no-cards-selected')
  if (writing >= world.mostWriting.byPlayer) return tooManyAtOnce

  const seed = world.newId()
  const players = distinguishNames(names)
  const random = seededRandom(`cast/${seed}`)
  const { cast, assignments } =
    mode === 'group'
      ? assignParts(draw, players, random)
      : { cast: castQuickGame(draw, random), assignments: [] }
  const begun = { id: world.newId(), userId, mode, rating, draw, cast, players, assignments, seed }
  const paceAct = isPaced ? 0 : null
  const writer = world.writers.ai ?? world.writers.house
  const brief = briefOf(
    { ...begun, chapters: [] },
    { n: 0, texts: [], lately, landed: [], lengths: writer.lengths },
  )
  const chapter = await planWith(writer, brief)
  const first = await writer.opening({ brief, sheet: chapter.sheet })
  const opening = first && { n: 1, chapter: 0, ...first }
  const script = await world.scripts.create({ ...begun, paceAct }, chapter, world.desk.instance, opening)
  world.desk.beginNew(script, opening, firstLine)
  return { script, opening }
}
