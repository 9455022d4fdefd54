import { isProblem, type Problem, problem } from '../../game/problem.ts'
import { type NewVersionBody } from '../../game/protocol.ts'
import { planChapter } from './plan-chapter.ts'
import { type World } from '../world.ts'

type Fork = Pick<
  World,
  | 'scripts'
  | 'versions'
  | 'pieces'
  | 'laughs'
  | 'desk'
  | 'writers'
  | 'newId'
  | 'mostWriting'
  | 'timeFirstLine'
>

/** The script before stays as it is, and may still be written. */
export async function startVersion(
  world: Fork,
  scriptId: string,
  { from, writer = 'default' }: NewVersionBody,
): Promise<string | Problem> {
  const firstLine = world.timeFirstLine()
  const source = await world.scripts.find(scriptId)
  if (!source) return problem('not-found')
  if (from >= source.chapters.length) return problem('invalid-body', 'This script has no such chapter.')

  const [id, seed] = [world.newId(), world.newId()]
  const chapter = await planChapter(world, { ...source, seed }, from, writer)
  if (isProblem(chapter)) return chapter
  const { userId, mode, rating, draw, cast, players, assignments } = source
  const script = { id, userId, mode, rating, draw, cast, players, assignments, seed }
  await world.versions.fork(source, from, script, chapter, world.desk.instance)
  world.desk.begin(id, firstLine)
  return id
}
